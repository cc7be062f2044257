import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Company } from '../../src/content/schemas/company.ts'
import { companyWith } from './companyWith.ts'
import { durand } from './durand.ts'

/** What the home page says of figures, as if `figures` stood in entreprise.yaml. */
async function show(figures: Company['figures']) {
  companyWith({ figures })
  const { Figures } = await import('../../src/pages/HomePage/Storeys.tsx')
  return renderToStaticMarkup(createElement(Figures))
}

test('the figures are those of entreprise.yaml, and those that have a source show it', async () => {
  const { figures } = durand
  const shown = await show({ ...figures, experience: { ...figures.experience, source: null } })
  for (const text of ['23+', '410+', '97\u00A0%', '12+', 'Enquête à la réception'])
    expect(shown).toContain(text)
  expect(shown).not.toContain('créée en 2002')
})

test('without any figure the home page says nothing of figures', async () => {
  const shown = await show({ experience: null, projects: null, satisfaction: null, experts: null })
  expect(shown).not.toMatch(/<(?:h2|ul|li)/)
})
