import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getContent } from '../../src/data/content.ts'
import { ProjectStates, type Project } from '../../src/pages/ProjectsPage/ProjectStates.tsx'

const show = (pictures: Project['pictures']) => {
  const project = { title: 'Cave', text: '', sheet: {}, pictures }
  return renderToStaticMarkup(createElement(ProjectStates, { project, shape: 'wide' }))
}

/** Of those that the site has, which may be one alone. */
const [picture = { file: '', alt: '' }] = getContent('realisations').items.flatMap(({ pictures }) =>
  Object.values(pictures),
)

test('a project with one photo has no switch; of two the later is shown first', () => {
  expect(show({ after: picture })).toContain('<img')
  expect(show({ after: picture })).not.toContain('radio')
  expect(show({ before: picture, after: picture })).toMatch(/<input(?=[^>]*checked)(?=[^>]*value="after")/)
})

test('a picture that is not there is named', () => {
  expect(() => show({ after: { file: 'absente.webp', alt: '' } })).toThrow('« absente.webp »')
})
