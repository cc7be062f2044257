import { isDisabled } from '../content/schemas/files.ts'
import { getContent } from './content.ts'

const individuals = getContent('particuliers')

const shown = isDisabled(individuals) ? [] : individuals.symptoms.items

/** What people see: the call of each, by the `id` of the part of the site that answers it. */
export const symptomCtas = Object.fromEntries(
  shown.map(({ id, label, call }) => [id, { ...call, firstLine: `${label}.` }]),
)
