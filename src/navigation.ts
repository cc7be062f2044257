import { linkOptions } from '@tanstack/react-router'
import { pages } from './content/pages.ts'
import { site } from './content/site.ts'

// No page has pages below it, and what a campaign adds to an address makes it no other page.
const activeOptions = { exact: true, includeSearch: false }

/** The menu, for the bar and the footer. An entry in pages.ts that has no route is refused here by the compiler. */
export const navigation = linkOptions(
  Object.values(pages).map(({ path, label }) => ({ to: path, label, activeOptions })),
)

/** A part of a page: its link is marked as current only at its own fragment. */
export const legalNotice = linkOptions({
  to: pages.about.path,
  hash: site.legalId,
  activeOptions: { ...activeOptions, includeHash: true },
})

export const personalData = linkOptions({ ...legalNotice, hash: site.personalDataId })
