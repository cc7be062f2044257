import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getContent } from '../../src/data/content.ts'
import { ProjectStates, type Project } from '../../src/pages/ProjectsPage/ProjectStates.tsx'

const show = (pictures: Project['pictures']) => {
  const project = { title: 'Cave', text: '', sheet: {}, pictures }
  return renderToStaticMarkup(createElement(ProjectStates, { project, shape: 'wide' }))
}

/** A picture of the site’s own projects, which may have only one. */
const [picture = { file: '', alt: '' }] = getContent('realisations').items.flatMap(({ pictures }) =>
  Object.values(pictures),
)

test('a project with one photo has no switch, and with two the later state is selected first', () => {
  expect(show({ after: picture })).toContain('<img')
  expect(show({ after: picture })).not.toContain('radio')
  expect(show({ before: picture, after: picture })).toMatch(/<input(?=[^>]*checked)(?=[^>]*value="after")/)
})

test('a missing picture is named in the error', () => {
  expect(() => show({ after: { file: 'absente.webp', alt: '' } })).toThrow('« absente.webp »')
})
