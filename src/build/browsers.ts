/**
 * The oldest browsers in which the site works and looks as designed. The build's target follows from this list, and a
 * test checks that the README says the same. In an older browser the prerendered page can still be read, and its links
 * and its telephone number work.
 */
export const oldestBrowsers = {
  chrome: '111',
  edge: '111',
  firefox: '115',
  safari: '16.4',
  ios: '16.4',
} as const

/** The same list for Vite, which passes it to the tools that transform scripts and styles. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version)
