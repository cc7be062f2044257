import { expertisesSchema } from './schemas/expertises.ts'
import { individualsSchema } from './schemas/individuals.ts'
import { specialWorksSchema } from './schemas/specialWorks.ts'
import { read } from './read.ts'

const { areas, approach } = read(expertisesSchema, 'expertises')

const parts: readonly { id?: string }[] = [
  ...areas,
  ...areas.flatMap(({ place }) => place ?? []),
  ...areas.flatMap(({ features }) => features),
  ...approach.steps,
  ...read(individualsSchema, 'particuliers').services.items,
  ...read(specialWorksSchema, 'travaux-speciaux').services.items,
]

/** The parts of pages that have an `id`. */
export const anchors: readonly string[] = parts.flatMap(({ id }) => id ?? [])
