import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tendersEmail } from '../../src/content/companyDetails.ts'
import { pages } from '../../src/content/pages.ts'
import { renderApp } from './renderApp.tsx'

const { about, specialWorks, contact } = pages

test.each([about, specialWorks, contact])('every e-mail address on $path is a link', async ({ path }) => {
  await renderApp(path)
  for (const element of screen.getAllByText(/@/)) expect(element.getAttribute('href')).toMatch(/^mailto:/)
  expect(screen.getAllByRole('link', { name: tendersEmail, hidden: true }).length).toBeGreaterThan(1)
})
