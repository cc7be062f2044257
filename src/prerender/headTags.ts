import { palette } from '../../styles/palette.ts'
import type { Page } from '../content/pages.ts'
import { jsonScript, tag } from './html.ts'
import type { MachineFiles } from './machineFiles.ts'
import { socialCards } from './socialCards.ts'
import { structuredData } from './structuredData.ts'

/** What the head of a page's HTML has beside React's own tags: for machines, which read no page change after it. */
export const headTags = (page: Page, files: MachineFiles) =>
  [
    tag('meta', { name: 'theme-color', content: palette.nuit }),
    ...(page.path === null
      ? []
      : [...socialCards(page, files), jsonScript('application/ld+json', structuredData(page, files))]),
  ].join('')
