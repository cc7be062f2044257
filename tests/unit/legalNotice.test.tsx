import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Company } from '../../src/content/companySchema.ts'
import { durand, emptyLegal } from './durand.ts'

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
    ['Éditeur du site', 'Durand & Fils'],
    ['Forme juridique', 'SARL'],
    ['Capital social', '10 000 €'],
    ['Siège social', '3 rue de la République, 69001 Lyon'],
    ['Téléphone', '04\u00A072\u00A000\u00A011\u00A022'],
    ['E-mail', 'bonjour@durand-batiment.fr'],
    ['SIREN', '732 829 320'],
    ['Registre du commerce et des sociétés', 'Lyon'],
    ['TVA intracommunautaire', 'FR44732829320'],
    ['Directeur de la publication', 'Anne Durand'],
    ['Hébergeur', 'Hébergeur, 2 rue Kellermann, 59100 Roubaix'],
    ['Téléphone de l’hébergeur', '09 72 10 10 07'],
    [
      'Médiateur de la consommation',
      expect.stringMatching(/^Médiateur, 1 rue X, 75001 Paris, https:\/\/mediateur\.fr/),
    ],
    [
      'Assurance de responsabilité décennale',
      'Assureur, Paris. Couverture géographique\u00A0: France métropolitaine.',
    ],
    [
      'Assurance de responsabilité civile professionnelle',
      'Assureur, Paris. Couverture géographique\u00A0: France métropolitaine.',
    ],
    ['Images', expect.any(String)],
    ['Cookies et données personnelles', expect.stringContaining('aucun cookie')],
  ])
})

test('what is left empty has no line', async () => {
  const notice = await noticeOf({
    legal: emptyLegal,
    mediator: null,
    insurance: { decennial: null, liability: null },
  })
  expect(notice.map(([term]) => term)).toEqual([
    'Éditeur du site',
    'Siège social',
    'Téléphone',
    'E-mail',
    'Images',
    'Cookies et données personnelles',
  ])
})
