import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Company } from '../../src/content/schemas/company.ts'
import type { WeekDay } from '../../src/content/schemas/companyValues.ts'
import { companyWith } from './companyWith.ts'

/** The details, as if `changes` stood in entreprise.yaml. */
function detailsOf(changes: Partial<Company>) {
  companyWith(changes)
  return import('../../src/content/companyDetails.ts')
}

test.each(['0123456789', '01.23.45.67.89', '+33 (0)1 23 45 67 89', '01\u00A023\u00A045 67 89'])(
  'a phone number is shown and dialled alike however it is written: %s',
  async (phone) => {
    const { telephoneDisplay, telephoneHref } = await detailsOf({ phone })
    expect(telephoneDisplay).toBe('01\u00A023\u00A045\u00A067\u00A089')
    expect(telephoneHref).toBe('tel:+33123456789')
  },
)

test('an address of mail may have signs that mean something else in a link', async () => {
  const { mailtoHref } = await detailsOf({ email: "durand&l'eau@a.fr" })
  expect(mailtoHref).toBe("mailto:durand%26l'eau@a.fr")
  const { MailLinks } = await import('../../src/ui/Text/MailLinks.tsx')
  const html = renderToStaticMarkup(createElement(MailLinks, null, 'Écrivez à durand&fils@a.fr.'))
  expect(html).toMatch(/^Écrivez à <a [^>]*href="mailto:durand%26fils@a\.fr">durand&amp;fils@a\.fr<\/a>\.$/)
})

test.each([
  ['Paris', 'à Paris'],
  ['Le Mans', 'au Mans'],
  ['Les Ulis', 'aux Ulis'],
])('an office in %s is %s', async (city, phrase) => {
  const { inCity } = await detailsOf({ address: { street: '1 rue A', postcode: '72000', city } })
  expect(inCity).toBe(phrase)
})

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'] as const

const hours = (days: readonly WeekDay[], opens: string, closes: string) => ({
  days: [...days],
  opens,
  closes,
})

test.each([
  ['Du lundi au vendredi, 8h-18h', [hours(weekdays, '08:00', '18:00')]],
  ['Du lundi au samedi, 7h30-17h', [hours([...weekdays, 'samedi'], '7:30', '17:00')]],
  ['Les lundi et samedi, 0h-23h59', [hours(['samedi', 'lundi'], '0:00', '23:59')]],
  ['Les lundi et mardi, 10h-12h05', [hours(['lundi', 'mardi'], '10:00', '12:05')]],
  ['Le dimanche, 9h-10h', [hours(['dimanche'], '09:00', '10:00')]],
  [
    'Du lundi au jeudi, 8h-12h et 13h30-18h, et le vendredi, 8h-12h',
    [hours(weekdays.slice(0, 4), '13:30', '18:00'), hours(weekdays, '8:00', '12:00')],
  ],
])('opening hours, written in one way: %s', async (text, openingHours) => {
  const details = await detailsOf({ openingHours })
  expect(details.openingHoursText).toBe(text)
  expect(details.openingHoursPhrase).toBe(text.replace(/^./, (first) => first.toLowerCase()))
})

test.each([
  ['Auvergne (Lyon)', ['Lyon']],
  ['Auvergne (Lyon et Bron)', ['Lyon', 'Bron']],
  ['Auvergne (Lyon, Bron et Saint-\u2060Fons)', ['Lyon', 'Bron', 'Saint-Fons']],
])('the area served: %s', async (text, areaServed) => {
  expect((await detailsOf({ areaServed, region: 'Auvergne' })).areaServedText).toBe(text)
})

const policy = { insurer: 'Assureur, Paris', cover: 'France' }

test.each([
  [null, null],
  [null, policy],
  [policy, null],
  [policy, policy],
])('no policy is claimed but those of entreprise.yaml: %o, %o', async (decennial, liability) => {
  const { insuredFor } = await detailsOf({ insurance: { decennial, liability } })
  expect(insuredFor.includes('décennale')).toBe(decennial !== null)
  expect(insuredFor.includes('civile')).toBe(liability !== null)
  expect(insuredFor === '').toBe(decennial === null && liability === null)
})
