import { z } from 'zod'
import { contentFile, contentFiles, schemas } from '../content/schemas/index.ts'
import { target } from '../content/schemas/page.ts'
import { isOffered } from '../content/offer.ts'
import { read } from '../content/read.ts'
import { isLeftOut } from './checkContent.ts'

const link = z.object({ label: z.string(), ...target })

/** The links anywhere inside `value` that lead to what an owner has taken out. */
function deadLinksIn(value: unknown): z.infer<typeof link>[] {
  if (typeof value !== 'object' || value === null) return []
  const { data } = link.safeParse(value)
  return [...(data && !isOffered(data) ? [data] : []), ...Object.values(value).flatMap(deadLinksIn)]
}

/** What the site no longer shows, since what it led to is gone: sentences. */
export const droppedLinks = () =>
  contentFiles.flatMap((name) => {
    const value = read(schemas[name], name)
    if (isLeftOut(value)) return []
    return deadLinksIn(value).map(
      ({ label }) =>
        `${contentFile(name)} : « ${label} » n’est pas montré, car ce qui y répondait est retiré.`,
    )
  })
