import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Company } from '../../src/content/companySchema.ts'
import { durand } from './durand.ts'

/** What the home page says of figures, as if `figures` stood in company.ts. */
async function showFigures(figures: Company['figures']) {
  vi.resetModules()
  vi.doMock('../../src/content/company.ts', () => ({ company: { ...durand, figures } }))
  const { Figures } = await import('../../src/pages/HomePage/Figures.tsx')
  render(<Figures />)
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

afterEach(() => vi.doUnmock('../../src/content/company.ts'))

test('the figures are those of company.ts, and those that have a source show it', async () => {
  const { figures } = durand
  expect(await showFigures({ ...figures, experience: { ...figures.experience, source: null } })).toEqual([
    '23+ années d’expérience',
    '410+ projets réussis',
    '97\u00A0% clients satisfaits',
    '12+ experts qualifiés',
  ])
  expect(screen.getByText(/97 % clients satisfaits : Enquête à la réception/)).toBeDefined()
  expect(screen.queryByText(/créée en 2002/)).toBeNull()
})

test('of none nothing is said: the street has no words', async () => {
  expect(await showFigures({ experience: null, projects: null, satisfaction: null, experts: null })).toEqual(
    [],
  )
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})
