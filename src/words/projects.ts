import { company } from './company.ts'
import { words } from './load.ts'

const { page: _, references, ...typed } = words('realisations')

export const projects = {
  ...typed,
  /** Null if entreprise.yaml names none. */
  references: company.references && { title: references, items: company.references },
}

export type Project = (typeof projects)['items'][number]
