/**
 * The oldest browsers that the site works in, looks included. The build's target follows from it, and a test holds the
 * README to it. An older one gets the page as it is written: it reads, its links and its telephone work.
 */
export const oldestBrowsers = {
  chrome: '111',
  edge: '111',
  firefox: '115',
  safari: '16.4',
  ios: '16.4',
} as const

/** The same for Vite, which hands it to whatever rewrites scripts and styles. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version)
