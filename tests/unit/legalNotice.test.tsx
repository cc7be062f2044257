import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Company } from '../../src/content/companySchema.ts'
import { durand, emptyLegal } from './durand.ts'

vi.mock('../../src/content/delivery.ts', () => ({ quoteDelivery: null }))

const intro = () => screen.getByText(/Qui publie ce site|articles 1-1 et 19/).textContent

/** The terms of the legal notice and what they say, as if `changes` stood in company.ts. */
async function noticeOf(changes: Partial<Company>) {
  vi.resetModules()
  vi.doMock('../../src/content/company.ts', () => ({ company: { ...durand, ...changes } }))
  const { LegalNotice } = await import('../../src/pages/AboutPage/LegalNotice.tsx')
  render(<LegalNotice />)
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return screen.getAllByRole('term').map(({ textContent }, index) => [textContent, texts[index]])
}

afterEach(() => vi.doUnmock('../../src/content/company.ts'))

test('it says all that the company file says', async () => {
  expect(await noticeOf({ name: 'Durand & Fils' })).toEqual([
    ['Éditeur du site', 'Durand Frères (nom commercial\u00A0: Durand & Fils)'],
    ['Forme juridique', 'SARL'],
    ['Capital social', '10 000 €'],
    ['Siège social', '5 place Bellecour, 69002 Lyon'],
    ['Établissement', '3 rue de la République, 69001 Lyon'],
    ['Téléphone', '04\u00A072\u00A000\u00A011\u00A022'],
    ['E-mail', 'bonjour@durand-batiment.fr'],
    ['SIREN', '732\u00A0829\u00A0320'],
    ['Immatriculation', 'RCS Lyon 732\u00A0829\u00A0320'],
    ['TVA intracommunautaire', 'FR44732829320'],
    ['Directeur de la publication', 'Anne Durand'],
    ['Hébergeur', 'Hébergeur, 2 rue Kellermann, 59100 Roubaix'],
    ['Téléphone de l’hébergeur', '09 72 10 10 07'],
    [
      'Médiateur de la consommation',
      expect.stringMatching(/^Médiateur, 1 rue X, 75001 Paris, https:\/\/mediateur\.fr\. .*l’année qui suit/),
    ],
    [
      'Assurance de responsabilité décennale',
      'Assureur, Paris. Couverture géographique\u00A0: France métropolitaine.',
    ],
    [
      'Assurance de responsabilité civile professionnelle',
      'Assureur, Paris. Couverture géographique\u00A0: France métropolitaine.',
    ],
    [
      'Dépannage, réparation, entretien',
      'Main-\u2060d’œuvre\u00A0: 50 € TTC. Déplacement pour une intervention\u00A0: 20 € TTC à Lyon. Forfaits\u00A0: débouchage 90 € TTC. La visite pour un devis et le devis sont gratuits.',
    ],
    ['Images', expect.any(String)],
    ['Cookies', expect.stringContaining('aucun cookie')],
    ['Formulaire de devis', expect.stringContaining('n’envoie et ne conserve rien')],
    [
      'Messages et appels reçus',
      expect.stringMatching(
        /^Durand Frères est responsable.* nos équipes\u00A0; si le devis est signé, .*\.$/,
      ),
    ],
    [
      'Durée de conservation',
      expect.stringMatching(/1\u00A0an après .* 11\u00A0ans à compter de la réception/),
    ],
    ['Hors de l’Union européenne', 'Messagerie au Canada.'],
    ['Journal du serveur', expect.stringContaining('6\u00A0mois au plus')],
    ['Droit d’opposition', expect.stringContaining('intérêt légitime')],
    ['Vos droits', expect.stringMatching(/bonjour@durand-batiment\.fr.*CNIL/)],
  ])
  expect(intro()).toContain('articles 1-1 et 19 de la loi')
})

test('half filled, it shows that half and names no law', async () => {
  const notice = await noticeOf({
    legal: { ...emptyLegal, siren: '732829320', rcsCity: 'Lyon', director: 'Anne Durand' },
    mediator: null,
  })
  const [, office, , , siren, register, director, ...rest] = notice
  expect([office, siren, register, director]).toEqual([
    ['Établissement', '3 rue de la République, 69001 Lyon'],
    ['SIREN', '732\u00A0829\u00A0320'],
    ['Immatriculation', 'RCS Lyon 732\u00A0829\u00A0320'],
    ['Directeur de la publication', 'Anne Durand'],
  ])
  expect(rest.map(([term]) => term)).not.toContain('Médiateur de la consommation')
  expect(intro()).not.toMatch(/loi|article/)
})

test.each([
  ['mediator', { mediator: null }],
  ['headOffice', { legal: { ...durand.legal, headOffice: null } }],
  ['host', { legal: { ...durand.legal, host: null } }],
])('without its %s alone it already names no law', async (_, changes) => {
  await noticeOf(changes)
  expect(intro()).not.toMatch(/loi|article/)
})

test('of what there is none it says so or nothing, and is complete', async () => {
  const notice = await noticeOf({
    legal: {
      ...durand.legal,
      registeredName: durand.name,
      capital: 'aucun',
      rcsCity: 'aucun',
      vatNumber: 'aucun',
    },
    personalData: { ...durand.personalData, transfersOutsideEU: 'aucun' },
  })
  const terms = notice.map(([term]) => term)
  expect(terms).not.toContain('Capital social')
  expect(notice).toContainEqual(['Immatriculation', 'RNE 732\u00A0829\u00A0320'])
  expect(notice).toContainEqual(['Éditeur du site', 'Durand'])
  expect(notice).toContainEqual(['TVA intracommunautaire', expect.stringMatching(/^Non applicable/)])
  expect(notice).toContainEqual(['Hors de l’Union européenne', 'Aucun transfert.'])
  expect(JSON.stringify(notice)).not.toContain('aucun')
  expect(intro()).toContain('articles 1-1 et 19 de la loi')
})

test('a register without its number is not shown', async () => {
  const notice = await noticeOf({ legal: { ...durand.legal, siren: null } })
  expect(notice.map(([term]) => term)).not.toContain('Immatriculation')
})

test('what is left empty has no line', async () => {
  const notice = await noticeOf({
    legal: emptyLegal,
    mediator: null,
    insurance: { decennial: null, liability: null },
    repairPrices: null,
    personalData: { ...durand.personalData, transfersOutsideEU: null },
  })
  expect(intro()).not.toMatch(/loi|article/)
  expect(notice.map(([term]) => term)).toEqual([
    'Éditeur du site',
    'Établissement',
    'Téléphone',
    'E-mail',
    'Images',
    'Cookies',
    'Formulaire de devis',
    'Messages et appels reçus',
    'Durée de conservation',
    'Journal du serveur',
    'Droit d’opposition',
    'Vos droits',
  ])
})
