import type { z } from 'zod'
import { paths, type PageName, type quoteCall, type seeAlso } from './schemas/fields.ts'
import { read } from './load.ts'
import { pages } from './pages.ts'

export type QuoteCall = z.infer<typeof quoteCall>

/** The address of a page. */
type PagePath = (typeof paths)[PageName]

/** A link to the part of the site that says more. */
export type SeeAlso = { label: string; path: PagePath; id?: string }

const { areas, managers, approach } = read('expertises')

const parts: readonly { id?: string }[] = [
  ...areas,
  ...areas.flatMap(({ features }) => features),
  managers,
  ...managers.items,
  ...approach.steps,
  ...read('particuliers').services.items,
  ...read('travaux-speciaux').services.items,
]

/** The parts of pages that have an `id`. */
const anchors = parts.flatMap(({ id }) => id ?? [])

type Target = { page: PageName; id?: string }

/** Whether the site still has a page and, on it, the part with this `id`: an owner may have taken out either. */
export const isOffered = ({ page, id }: Target) =>
  !pages[page].isLeftOut && (id === undefined || anchors.includes(id))

/** The link, if what it leads to is still there. */
export const seeWhere = (see: z.infer<typeof seeAlso> | undefined): SeeAlso | undefined => {
  if (!see || !isOffered(see)) return undefined
  const { label, page, id } = see
  return { label, path: paths[page], ...(id !== undefined && { id }) }
}
