import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CustomSections } from '../../src/sections/CustomSections/CustomSections.tsx'

test('a custom section may be a picture alone, and two may have the same title', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const sources = { avif: '/a.avif 1w', jpeg: '/a.jpeg', width: 3, height: 2 }
  const picture = { alt: 'Un toit.', sources }
  const sections = [{ title: 'Nos chantiers', picture }, { title: 'Nos chantiers' }]
  expect(renderToStaticMarkup(createElement(CustomSections, { sections }))).toContain('alt="Un toit."')
  expect(said).not.toHaveBeenCalled()
})
