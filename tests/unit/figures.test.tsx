import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Company } from '../../src/content/schemas/company.ts'
import { companyWith } from './companyWith.ts'
import { durand } from './durand.ts'

/** What the home page says of figures, as if `figures` stood in entreprise.yaml. */
async function showFigures(figures: Company['figures']) {
  companyWith({ figures })
  const { Figures } = await import('../../src/pages/HomePage/Storeys.tsx')
  render(<Figures />)
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent.split(' ')[0])
}

test('the figures are those of entreprise.yaml, and those that have a source show it', async () => {
  const { figures } = durand
  const shown = await showFigures({ ...figures, experience: { ...figures.experience, source: null } })
  expect(shown).toEqual(['23+', '410+', '97\u00A0%', '12+'])
  expect(screen.getByText(/97 % .* : Enquête à la réception/)).toBeDefined()
  expect(screen.queryByText(/créée en 2002/)).toBeNull()
})

test('without any figure the home page says nothing of figures', async () => {
  const shown = await showFigures({ experience: null, projects: null, satisfaction: null, experts: null })
  expect(shown).toEqual([])
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})
