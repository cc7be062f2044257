import { isDisabled } from '../content/schemas/files.ts'
import { getContent } from './content.ts'

const individuals = getContent('particuliers')

const shown = isDisabled(individuals) ? [] : individuals.symptoms.items

/** The calls to action of symptoms, by the `id` of the section that answers each. */
export const symptomCtas = Object.fromEntries(
  shown.map(({ id, label, call }) => [id, { ...call, firstLine: `${label}.` }]),
)
