import { expect, test } from 'vitest'
import { companySchema, weekDays, type Company, type WeekDay } from '../../src/content/schemas/company.ts'
import { datesText } from '../../src/content/schemas/dates.ts'
import { customSections } from '../../src/content/schemas/fields.ts'
import { fill, tokensOf } from '../../src/data/content.ts'
import { typesetHeading, typesetPlain, typesetText } from '../../src/content/schemas/typography.ts'
import { durand } from './durand.ts'

// French typesetting of plainly typed texts, and the values of tokens.

const shown = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '+')

test.each([
  ["L'eau : où ?", 'L’eau_: où_?'],
  ["aujourd'hui, « ici »", 'aujourd’hui, «_ici_»'],
  ['appelez le 18', 'appelez le_18'],
  ["à l'adresse l'atelier@a-b.fr", "à l’adresse l'atelier@a-b.fr"],
  ["https://a.fr/l'eau", "https://a.fr/l'eau"],
  ['le NF DTU 14.1, la NF EN 1504-3', 'le NF_DTU_14.1, la NF_EN_1504-+3'],
  ['loi n° 12 du 21 juin 2004, 10 000 €', 'loi n°_12 du 21_juin_2004, 10_000_€'],
  ['{a} %, {a} h 30, {b c} ici', '{a}_%, {a}_h_30, {b c} ici'],
  ['Un sous-sol', 'Un sous-+sol'],
  ['articles 1-1 et L223-1', 'articles 1-+1 et L223-+1'],
  ['Sous-sol', 'Sous-sol'],
  ['écrivez à a-b@c-d.fr ou https://a-b.fr/c-d', 'écrivez à a-b@c-d.fr ou https://a-b.fr/c-d'],
  ['Les murs', 'Les murs'],
  ['Les murs', 'Les_murs', typesetHeading],
  ['Parlez-nous de vous et des murs', 'Parlez-+nous de_vous et_des_murs', typesetHeading],
  ['Un sous-sol', 'Un sous-sol', typesetPlain],
])('a typist need not know typography: %s', (typed, set, setting = typesetText) => {
  expect(shown(setting(typed))).toBe(set)
})

const city = (name: string) => ({ address: { ...durand.address, city: name } })
const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'] as const
const hours = (days: readonly WeekDay[], opens: string, closes: string) => ({
  days: [...days],
  opens,
  closes,
})

const companyOf = (changes: object) => companySchema.parse({ ...durand, ...changes })

test.each([
  ['8h30', '08:30'],
  ['9h', '09:00'],
  ['9:00', '09:00'],
  ['8 H 05', '08:05'],
])('%s is a time of day', (opens, set) => {
  const [first] = companyOf({ openingHours: [{ days: ['lundi'], opens, closes: '18 h' }] }).openingHours
  expect(first).toMatchObject({ opens: set, closes: '18:00' })
})

test.each([
  ['10000', '10_000_€'],
  ['1500000 euros', '1_500_000_€'],
  ['10.000€', '10_000_€'],
  ['7 622,45 €', '7_622,45_€'],
  ['de 10000 à 50000 €', 'de 10000 à 50000_€'],
])('a capital of %s is said with its sign', (capital, set) => {
  expect(shown(companyOf({ legal: { ...durand.legal, capital } }).legal.capital ?? '')).toBe(set)
})

test.each([
  ['3 août 2026', '24/08/2026', 'du 3 au 24 août 2026'],
  ['15/8/2026', '2026-08-15', 'le 15 août 2026'],
  ['28 Décembre 2026', '1er janvier 2027', 'du 28 décembre 2026 au 1er janvier 2027'],
  ['30 avril 2026', '3.5.2026', 'du 30 avril au 3 mai 2026'],
])('a closure from %s until %s', (from, until, text) => {
  const [closure] = companyOf({ closures: [{ from, until }] }).closures ?? []
  expect(datesText(closure?.from ?? '', closure?.until ?? '')).toBe(text)
})

test.each([
  ['« Bien fait. »', 'Bien fait.'],
  ['"Bien fait."', 'Bien fait.'],
  ['« Un « vrai » devis »', 'Un «_vrai_» devis'],
  ['« Oui » et « non »', '«_Oui_» et «_non_»'],
  ['Il a dit « oui »', 'Il a dit «_oui_»'],
])('an opinion typed %s has its guillemets once', (text, set) => {
  const sections = customSections.parse([{ title: 'a', quotes: [{ text, author: 'b' }] }])
  expect(shown(sections?.[0]?.quotes?.[0]?.text ?? '')).toBe(set)
})

test.each([
  ['{ville}, {délai}', 'à Lyon, 48h', {}],
  ['{ville}', 'au Mans', city('Le Mans')],
  ['{ville}', 'aux Ulis', city('Les Ulis')],
  ['{ville}', 'à La_Penne-sur-Huveaune', city('La Penne-sur-Huveaune')],
  ['{métier}, {Métier}', 'peinture, Peinture', { trade: 'Peinture' }],
  ['{métier}, {Métier}', 'électricité, Électricité', { trade: 'électricité' }],
  ['{métier}', 'BTP', { trade: 'BTP' }],
  ['{téléphone}', '01_23_45_67_89', { phone: '0123456789' }],
  ['{téléphone}', '01_23_45_67_89', { phone: '+33 (0)1 23.45\u00A067 89' }],
  ['{e-mail}', "l'eau@a.fr", { email: "l'eau@a.fr" }],
  ['{lieux}', 'Lyon', {}],
  ['{lieux}', 'Lyon et La_Penne', { areaServed: ['Lyon', 'La Penne'] }],
  ['{lieux}', 'Lyon et Bron', { areaServed: ['Lyon', 'Bron'] }],
  ['{lieux}', 'Lyon, Bron et Saint-+Fons', { areaServed: ['Lyon', 'Bron', 'Saint-Fons'] }],
  ['{horaires}', 'du lundi au vendredi, 8h-18h', { openingHours: [hours(weekdays, '08:00', '18:00')] }],
  [
    '{horaires}',
    'les lundi et samedi, 0h-23h59',
    { openingHours: [hours(['samedi', 'lundi'], '00:00', '23:59')] },
  ],
  [
    '{horaires}',
    'du lundi au vendredi, 8h-12h et sur rendez-vous, et le samedi, sur rendez-vous',
    {
      openingHours: [
        { days: [...weekdays, 'samedi'], opens: 'sur rendez-vous' },
        hours(weekdays, '08:00', '12:00'),
      ] satisfies Company['openingHours'],
    },
  ],
  ['{horaires}', 'le samedi, 18h-2h', { openingHours: [hours(['samedi'], '18:00', '02:00')] }],
  ['{horaires}', 'le samedi, 8h-24h', { openingHours: [hours(['samedi'], '08:00', '24:00')] }],
  ['{horaires}', 'du lundi au dimanche, 24h/24', { openingHours: [hours(weekDays, '00:00', '24:00')] }],
  ['{horaires}', 'le dimanche, 9h-10h05', { openingHours: [hours(['dimanche'], '09:00', '10:05')] }],
  [
    '{horaires}',
    'du lundi au jeudi, 8h-12h et 13h30-18h, et le vendredi, 8h-12h',
    { openingHours: [hours(weekdays.slice(0, 4), '13:30', '18:00'), hours(weekdays, '08:00', '12:00')] },
  ],
])('%s is filled in: %s', (text, filled, changes) => {
  expect(shown(fill(text, tokensOf({ ...durand, ...changes })))).toBe(filled)
})
