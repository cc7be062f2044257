import { expertises, type Area } from './expertises.ts'
import { individuals } from './individuals.ts'
import { specialWorks } from './specialWorks.ts'

const areas: readonly Area[] = expertises.areas

const parts: readonly { id?: string; title: string }[] = [
  ...areas,
  ...areas.flatMap(({ place }) => place ?? []),
  ...areas.flatMap(({ features }) => features),
  ...expertises.approach.steps,
  ...individuals.services.items,
  ...specialWorks.services.items,
]

/**
 * The parts of pages that have an `id`. The build replaces this file with the plain list (src/prerender/replacements.ts),
 * so that a page which asks whether there is such a part does not load the words of another.
 */
export const anchors: readonly string[] = parts.flatMap(({ id }) => id ?? [])
