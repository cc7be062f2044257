import { linkOptions } from '@tanstack/react-router'
import { pages } from './words/pages.ts'
import { shownPages } from './words/shownPages.ts'
import { site } from './words/site.ts'

// Exact: no page has subpages. Without the query: what a campaign adds to an address does not make it another page.
const activeOptions = { exact: true, includeSearch: false }

/** The menu, for the bar and the footer. The compiler refuses an entry in pages.ts that has no route. */
export const navigation = linkOptions(
  shownPages.map((page) => ({
    to: page.path,
    label: page.label,
    isAction: 'isAction' in page,
    activeOptions,
  })),
)

/** A part of a page: its link is marked as current only at its own fragment. */
export const legalNotice = linkOptions({
  to: pages.about.path,
  hash: site.legalId,
  activeOptions: { ...activeOptions, includeHash: true },
})

export const personalData = linkOptions({ ...legalNotice, hash: site.personalDataId })
