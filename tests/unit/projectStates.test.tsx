import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projects, type Project } from '../../src/content/projects.ts'
import { ProjectStates } from '../../src/pages/ProjectsPage/ProjectStates.tsx'

const show = (pictures: Project['pictures']) =>
  render(<ProjectStates project={{ ...projects.items[0], pictures }} isFirst />)

const after = 'projet-renovation-immeuble-apres'

test('a photo alone has no switch', () => {
  show({ after })
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.queryByRole('radio')).toBeNull()
})

test('of two the later is shown first', () => {
  show({ before: 'projet-renovation-immeuble-avant', after })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('radio', { name: 'Après', checked: true })).toBeDefined()
})

test('a picture that is not there is named', () => {
  expect(() => show({ after: 'room' })).toThrow('« room »')
})
