import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Company } from '../../src/content/schemas/company.ts'
import { companyWith } from './companyWith.ts'
import { durand } from './durand.ts'

// How facts of entreprise.yaml appear on the site.

test('phone numbers and e-mail addresses become links in every accepted spelling', async () => {
  companyWith({ phone: '+33 (0)1 23 45 67 89', email: "durand&l'eau@a.fr" })
  const { mailtoHref, telephoneHref } = await import('../../src/data/companyDetails.ts')
  expect(telephoneHref).toBe('tel:+33123456789')
  expect(mailtoHref).toBe("mailto:durand%26l'eau@a.fr")
  const { LinkifiedEmails } = await import('../../src/ui/LinkifiedEmails.tsx')
  const html = renderToStaticMarkup(createElement(LinkifiedEmails, null, 'Écrivez à durand&fils@a.fr.'))
  expect(html).toMatch(/^Écrivez à <a [^>]*href="mailto:durand%26fils@a\.fr">durand&amp;fils@a\.fr<\/a>\.$/)
})

/** The text of the home page's figures, with `figures` in entreprise.yaml. */
async function show(figures: Company['figures']) {
  companyWith({ figures })
  const { Figures } = await import('../../src/pages/HomePage/Storeys.tsx')
  return renderToStaticMarkup(createElement(Figures))
}

test('figures come from entreprise.yaml with their sources, and none are shown if there are none', async () => {
  const { figures } = durand
  const shown = await show({ ...figures, experience: { ...figures.experience, source: null } })
  for (const text of ['23+', '410+', '97\u00A0%', '12+', 'Enquête à la réception'])
    expect(shown).toContain(text)
  expect(shown).not.toContain('créée en 2002')
  const none = { experience: null, projects: null, satisfaction: null, experts: null }
  expect(await show(none)).not.toMatch(/<(?:h2|ul|li)/)
})

/** The legal notice with `changes` in entreprise.yaml. Its labels and phrases are content. */
async function noticeOf(changes: Partial<Company>) {
  companyWith(changes)
  const { intro, identity, practice } = (await import('../../src/data/legalNotice.ts')).legalNotice
  const shown = [...identity, ...practice].flatMap(([, text]) => text || [])
  return { intro, texts: shown.map((text) => text.replaceAll('\u00A0', ' ')) }
}

test.each([
  ['https://forms.example/a', 'forms.example, qui le reçoit pour Durand,'],
  ['/__forms.html', 'Netlify, qui le reçoit pour Durand,'],
  ['/devis.php', 'Durand'],
])('the legal notice names who receives what the form sends to %s', async (endpoint, named) => {
  const { texts } = await noticeOf({ quoteDelivery: { endpoint, extraFields: {} } })
  expect(texts.join('\n')).toContain(`est envoyé à ${named} quand`)
})

const insured = expect.stringMatching(/^Assureur, Paris\. .* : France métropolitaine\.$/)
const headOffice = '5 place Bellecour, 69230 Saint-Genis-Laval'
const address = '3 rue de la République, 69001 Lyon'
const identity: unknown[] = [
  expect.stringMatching(/^Durand-Roux Frères \(.* : Durand & Fils\)$/),
  'SARL',
  '10 000 €',
  headOffice,
  address,
  '04 72 00 11 22',
  durand.email,
  '732 829 320',
  'RCS Lyon 732 829 320',
  'FR44732829320',
  'Anne Durand',
  'Hébergeur, 2 rue Kellermann, 59100 Roubaix',
  '09 72 10 10 07',
  expect.stringMatching(/^Médiateur, 1 rue X, 75001 Paris, https:\/\/mediateur\.fr\. ./),
  insured,
  insured,
  expect.stringMatching(/50 € TTC.*20 € TTC à Lyon.*90 € TTC/),
]

test('the legal notice has every fact of the company file, in a fixed order', async () => {
  const legal = { ...durand.legal, registeredName: 'Durand-Roux Frères', headOffice }
  const { texts } = await noticeOf({ name: 'Durand & Fils', legal })
  expect(texts.slice(0, identity.length)).toEqual(identity)
  const practice = texts.slice(identity.length).join('\n')
  for (const fact of [/Durand-Roux Frères.* nos équipes/, / 1 an .* 11 ans /, /Canada\./, / 6 mois /])
    expect(practice).toMatch(fact)
})

test('the legal notice says that the company is an example while its URL is one', async () => {
  const { texts } = await noticeOf({})
  const [first, ...others] = (await noticeOf({ url: 'https://durand.example' })).texts
  expect(first).toContain('Durand')
  expect(others).toEqual(texts)
})

test.each<[lacking: string, changes: Partial<Company>]>([
  ['mediator', { mediator: null }],
  ['headOffice', { legal: { ...durand.legal, headOffice: null } }],
  ['host', { legal: { ...durand.legal, host: null } }],
])('the legal notice names no law as soon as its %s is lacking', async (_, changes) => {
  expect((await noticeOf(changes)).intro).not.toBe((await noticeOf({})).intro)
})

test('the legal notice is complete when the company has no capital, register or transfers', async () => {
  const none = { capital: 'aucun', rcsCity: 'aucun', vatNumber: 'aucun' }
  const { intro, texts } = await noticeOf({
    legal: { ...durand.legal, registeredName: durand.name, ...none },
    personalData: { ...durand.personalData, transfersOutsideEU: 'aucun' },
  })
  expect(texts.slice(0, 3)).toEqual(['Durand', 'SARL', durand.legal.headOffice])
  expect(texts).toContain('RNE 732 829 320')
  expect(texts).not.toContain('aucun')
  expect(intro).toBe((await noticeOf({})).intro)
})

test('the legal notice has no line for an empty field, nor for a register without a number', async () => {
  const { texts } = await noticeOf({
    legal: { ...durand.legal, registeredName: null, capital: null, siren: null, host: null },
    mediator: null,
    insurance: { decennial: null, liability: null },
    repairPrices: null,
  })
  expect(texts.slice(0, 4)).toEqual(['Durand', 'SARL', durand.legal.headOffice, address])
  expect(texts.filter((text) => /^Lyon|null|undefined|RCS/.test(text))).toEqual([])
})
