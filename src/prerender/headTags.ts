import { palette } from '../../styles/palette.ts'
import { jsonScript, tag } from './html.ts'
import type { MachineFiles } from './machineFiles.ts'
import type { Page } from './page.ts'
import { socialCards } from './socialCards.ts'
import { structuredData } from './structuredData.ts'

/** What the head of a page's HTML has beside React's own tags: for machines, which read no page change after it. */
export const headTags = (page: Page, files: MachineFiles) =>
  [
    tag('meta', { name: 'theme-color', content: palette.nuit }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...(page.meta.indexed
      ? [...socialCards(page, files), jsonScript('application/ld+json', structuredData(page, files))]
      : []),
  ].join('')
