import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Company } from '../../src/content/companySchema.ts'
import { durand, emptyLegal } from './durand.ts'

vi.mock('../../src/content/delivery.ts', () => ({ quoteDelivery: null }))

const namesTheLaw = () => screen.queryByText(/articles 1-1 et 19 de la loi/) !== null

/** The terms of the legal notice and what they say, as if `changes` stood in company.ts. */
async function noticeOf(changes: Partial<Company>) {
  vi.resetModules()
  vi.doMock('../../src/content/company.ts', () => ({ company: { ...durand, ...changes } }))
  const { LegalNotice } = await import('../../src/pages/AboutPage/LegalNotice.tsx')
  render(<LegalNotice />)
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  return Object.fromEntries(terms.map((term, index) => [term, texts[index]?.replaceAll('\u00A0', ' ')]))
}

afterEach(() => vi.doUnmock('../../src/content/company.ts'))

test('it says all that the company file says, in this order', async () => {
  const insured = 'Assureur, Paris. Couverture géographique : France métropolitaine.'
  const says: Record<string, unknown> = {
    'Éditeur du site': 'Durand Frères (nom commercial : Durand & Fils)',
    'Forme juridique': 'SARL',
    'Capital social': '10 000 €',
    'Siège social': '5 place Bellecour, 69002 Lyon',
    Établissement: '3 rue de la République, 69001 Lyon',
    Téléphone: '04 72 00 11 22',
    'E-mail': 'bonjour@durand-batiment.fr',
    SIREN: '732 829 320',
    Immatriculation: 'RCS Lyon 732 829 320',
    'TVA intracommunautaire': 'FR44732829320',
    'Directeur de la publication': 'Anne Durand',
    Hébergeur: 'Hébergeur, 2 rue Kellermann, 59100 Roubaix',
    'Téléphone de l’hébergeur': '09 72 10 10 07',
    'Médiateur de la consommation': expect.stringMatching(/^Médiateur, 1 rue X, .*l’année qui suit/),
    'Assurance de responsabilité décennale': insured,
    'Assurance de responsabilité civile professionnelle': insured,
    'Dépannage, réparation, entretien': expect.stringMatching(/50 € TTC.*20 € TTC à Lyon.*90 € TTC/),
    Images: expect.any(String),
    Cookies: expect.stringContaining('aucun cookie'),
    'Formulaire de devis': expect.stringContaining('n’envoie et ne conserve rien'),
    'Messages et appels reçus': expect.stringMatching(/^Durand Frères est responsable.* nos équipes ;/),
    'Durée de conservation': expect.stringMatching(/1 an après .* 11 ans à compter de la réception/),
    'Hors de l’Union européenne': 'Messagerie au Canada.',
    'Journal du serveur': expect.stringContaining('6 mois au plus'),
    'Droit d’opposition': expect.stringContaining('intérêt légitime'),
    'Vos droits': expect.stringMatching(/bonjour@durand-batiment\.fr.*CNIL/),
  }
  const notice = await noticeOf({ name: 'Durand & Fils' })
  expect(notice).toEqual(says)
  expect(Object.keys(notice)).toEqual(Object.keys(says))
  expect(namesTheLaw()).toBe(true)
})

test.each<[lacking: string, changes: Partial<Company>]>([
  ['mediator', { mediator: null }],
  ['headOffice', { legal: { ...durand.legal, headOffice: null } }],
  ['host', { legal: { ...durand.legal, host: null } }],
])('without its %s alone it already names no law', async (_, changes) => {
  await noticeOf(changes)
  expect(namesTheLaw()).toBe(false)
})

test('of what there is none it says so or nothing, and is complete', async () => {
  const none = { capital: 'aucun', rcsCity: 'aucun', vatNumber: 'aucun' }
  const notice = await noticeOf({
    legal: { ...durand.legal, registeredName: durand.name, ...none },
    personalData: { ...durand.personalData, transfersOutsideEU: 'aucun' },
  })
  expect(notice).not.toHaveProperty('Capital social')
  expect(notice).toMatchObject({
    Immatriculation: 'RNE 732 829 320',
    'Éditeur du site': 'Durand',
    'TVA intracommunautaire': expect.stringMatching(/^Non applicable/),
    'Hors de l’Union européenne': 'Aucun transfert.',
  })
  expect(Object.values(notice)).not.toContain('aucun')
  expect(namesTheLaw()).toBe(true)
})

test('what is left empty has no line, and a register none without its number', async () => {
  const notice = await noticeOf({
    legal: { ...emptyLegal, rcsCity: 'Lyon' },
    mediator: null,
    insurance: { decennial: null, liability: null },
    repairPrices: null,
    personalData: { ...durand.personalData, transfersOutsideEU: null },
  })
  expect(namesTheLaw()).toBe(false)
  expect(Object.keys(notice).join(', ')).toBe(
    'Éditeur du site, Établissement, Téléphone, E-mail, Images, Cookies, Formulaire de devis, Messages et appels reçus, Durée de conservation, Journal du serveur, Droit d’opposition, Vos droits',
  )
})
