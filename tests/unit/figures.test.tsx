import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Company } from '../../src/content/companySchema.ts'
import { durand } from './durand.ts'

/** The figures of the home page, as if `figures` stood in company.ts. */
async function showFigures(figures: Company['figures']) {
  vi.resetModules()
  vi.doMock('../../src/content/company.ts', () => ({ company: { ...durand, figures } }))
  const { Figures } = await import('../../src/pages/HomePage/Figures.tsx')
  render(<Figures />)
}

afterEach(() => vi.doUnmock('../../src/content/company.ts'))

test('the figures are those of company.ts, and those that have a source show it', async () => {
  const { experience } = durand.figures
  await showFigures({ ...durand.figures, experience: { ...experience, source: null } })
  const figures = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(figures).toEqual([
    '23+ années d’expérience',
    '410+ projets réussis',
    '97\u00A0% clients satisfaits',
    '12+ experts qualifiés',
  ])
  expect(screen.getByText(/Enquête à la réception/).textContent).toContain(
    '97\u00A0% clients satisfaits\u00A0: Enquête',
  )
  expect(screen.queryByText(/créée en 2002/)).toBeNull()
})

test('without a source nothing stands under the figures', async () => {
  const { experience, projects, satisfaction, experts } = durand.figures
  await showFigures({
    experience: { ...experience, source: null },
    projects: { ...projects, source: null },
    satisfaction: { ...satisfaction, source: null },
    experts: { ...experts, source: null },
  })
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.queryByText(/\u00A0:/)).toBeNull()
})
