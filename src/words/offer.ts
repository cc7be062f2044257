import type { z } from 'zod'
import { paths, type PageName, type quoteCall } from '../content/schemas/fields.ts'
import { contentFiles } from '../content/schemas/files.ts'
import { read } from './load.ts'
import { pages } from './pages.ts'

export type QuoteCall = z.infer<typeof quoteCall>

/** A link to the part of the site that says more. */
export type SeeAlso = { label: string; path: (typeof paths)[PageName]; id?: string }

type Target = { page: PageName; id?: string }

/** The parts of pages that have an `id`; what has a `page` besides leads to one. */
const anchorsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(anchorsIn)
  return 'id' in value && !('page' in value) ? [String(value.id), ...inner] : inner
}

const anchors = contentFiles.flatMap((name) => anchorsIn(read(name)))

/** Whether the site still has a page and, on it, the part with this `id`: an owner may have taken out either. */
export const isOffered = ({ page, id }: Target) =>
  !pages[page].isLeftOut && (id === undefined || anchors.includes(id))

/** What leads to something that is still there, with its address. */
export const offered = <Item extends Target>(items: readonly Item[]) =>
  items.filter(isOffered).map(({ page, ...item }) => ({ ...item, path: paths[page] }))

export const seeWhere = (see: (Target & { label: string }) | undefined): SeeAlso | undefined =>
  see && offered([see])[0]
