import { linkOptions } from '@tanstack/react-router'
import { pages, enabledPageNames } from './data/pages.ts'
import { site } from './data/site.ts'

// Exact: no page has subpages. Without the query: what a campaign adds to an address does not make it another page.
const activeOptions = { exact: true, includeSearch: false }

/** The menu, for the bar and the footer. The compiler refuses an entry in pages.ts that has no route. */
export const navigation = linkOptions(
  enabledPageNames.map((name) => ({
    to: pages[name].path,
    label: pages[name].label,
    isAction: name === 'contact',
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
