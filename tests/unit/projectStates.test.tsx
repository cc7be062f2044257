import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projects, type Project } from '../../src/content/projects.ts'
import { ProjectStates } from '../../src/pages/ProjectsPage/ProjectStates.tsx'

const show = (pictures: Project['pictures']) =>
  render(<ProjectStates project={{ id: 1, title: 'Cave', text: '', sheet: {}, pictures }} shape="wide" />)

/** Of those that the site has, which may be one alone. */
const [picture = 'room'] = projects.items.flatMap(({ pictures }) => Object.values(pictures))

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

test('a picture that is not there is named', () => {
  expect(() => show({ after: 'room' })).toThrow('« room »')
})
