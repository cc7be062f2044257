import { linkOptions } from '@tanstack/react-router'
import { pages, enabledPageNames } from './data/pages.ts'
import { site } from './data/site.ts'

// `exact`, because no page has subpages; without the search params, because a campaign's params do not make another page.
const activeOptions = { exact: true, includeSearch: false }

/** The links of the header's menu and of the footer. A page of pages.ts without a route does not compile. */
export const navigation = linkOptions(
  enabledPageNames.map((name) => ({
    to: pages[name].path,
    label: pages[name].label,
    isAction: name === 'contact',
    activeOptions,
  })),
)

/** A link to a section; it is marked as current only at its own fragment. */
export const legalNotice = linkOptions({
  to: pages.about.path,
  hash: site.legalId,
  activeOptions: { ...activeOptions, includeHash: true },
})

export const personalData = linkOptions({ ...legalNotice, hash: site.personalDataId })
