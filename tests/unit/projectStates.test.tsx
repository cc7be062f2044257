import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projects, type Project } from '../../src/content/projects.ts'
import { ProjectStates } from '../../src/pages/ProjectsPage/ProjectStates.tsx'

const show = (pictures: Project['pictures']) =>
  render(<ProjectStates project={{ title: 'Cave', text: '', sheet: {}, pictures }} shape="wide" />)

/** Of those that the site has, which may be one alone. */
const [picture = { file: '', alt: '' }] = projects.items.flatMap(({ pictures }) => Object.values(pictures))

test('a project with one photo has no switch', () => {
  show({ after: picture })
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.queryByRole('radio')).toBeNull()
})

test('of a project’s two photos the later is shown first', () => {
  show({ before: picture, after: picture })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('radio', { name: projects.states.after, checked: true })).toBeDefined()
})

test('a switch changes its own project only', () => {
  for (const state of ['before', 'during'] as const) show({ [state]: picture, after: picture })
  expect(screen.getAllByRole('radio', { name: projects.states.after, checked: true })).toHaveLength(2)
})

test('a picture that is not there is named', () => {
  expect(() => show({ after: { file: 'absente.webp', alt: '' } })).toThrow('« absente.webp »')
})
