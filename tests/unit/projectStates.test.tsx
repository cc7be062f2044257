import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projects, type Project } from '../../src/site/projects.ts'
import { ProjectStates } from '../../src/pages/ProjectsPage/ProjectStates.tsx'

const show = (pictures: Project['pictures']) =>
  render(<ProjectStates project={{ title: 'Cave', text: '', sheet: {}, pictures }} shape="wide" />)

/** Of those that the site has, which may be one alone. */
const [picture = { file: '', alt: '' }] = projects.items.flatMap(({ pictures }) => Object.values(pictures))

test('a photo alone has no switch', () => {
  show({ after: picture })
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.queryByRole('radio')).toBeNull()
})

test('of two the later is shown first', () => {
  show({ before: picture, after: picture })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('radio', { name: projects.states.after, checked: true })).toBeDefined()
})

test('two projects are switched each by itself', () => {
  for (const state of ['before', 'during'] as const) show({ [state]: picture, after: picture })
  expect(screen.getAllByRole('radio', { name: projects.states.after, checked: true })).toHaveLength(2)
})

test('a picture that is not there is named', () => {
  expect(() => show({ after: { file: 'absente.webp', alt: '' } })).toThrow('« absente.webp »')
})
