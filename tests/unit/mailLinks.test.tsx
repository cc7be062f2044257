import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isLeftOut, pages } from '../../src/content/pages.ts'
import { renderApp } from './renderApp.tsx'

const { about, specialWorks, contact } = pages

vi.mock('../../src/content/delivery.ts', () => ({ quoteDelivery: null }))

const shown = [about, specialWorks, contact].filter((page) => !isLeftOut(page))

test.each(shown)('every e-mail address on $path is a link', async ({ path }) => {
  await renderApp(path)
  for (const element of screen.getAllByText(/@/)) expect(element.getAttribute('href')).toMatch(/^mailto:/)
})
