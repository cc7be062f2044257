import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProjectStates, type Project } from '../../src/pages/ProjectsPage/ProjectStates.tsx'

const show = (pictures: Project['pictures']) => {
  const project = { title: 'Cave', text: '', sheet: {}, pictures }
  return renderToStaticMarkup(createElement(ProjectStates, { project, shape: 'wide' }))
}

const picture = { alt: '', sources: { avif: 'a.avif 1w', jpeg: 'a.jpeg', width: 3, height: 2 } }

test('a project with one photo has no switch, and with two the later state is selected first', () => {
  expect(show({ after: picture })).toContain('<img')
  expect(show({ after: picture })).not.toContain('radio')
  expect(show({ before: picture, after: picture })).toMatch(/<input(?=[^>]*checked)(?=[^>]*value="after")/)
})
