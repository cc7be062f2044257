import { isLeftOut } from '../content/schemas/files.ts'
import { words } from './words.ts'

const individuals = words('particuliers')

const shown = isLeftOut(individuals) ? [] : individuals.symptoms.items

/** What people see: the call of each, by the `id` of the part of the site that answers it. */
export const symptomCalls = Object.fromEntries(
  shown.map(({ id, label, call }) => [id, { ...call, firstLine: `${label}.` }]),
)
