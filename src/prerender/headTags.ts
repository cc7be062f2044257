import { palette } from '../../styles/palette.ts'
import type { Page } from '../content/pages.ts'
import { jsonScript, tag } from './html.ts'
import type { EmittedFiles } from './emittedFiles.ts'
import { socialCards } from './socialCards.ts'
import { structuredData } from './structuredData.ts'

/** The tags that need not change when the visitor goes to another page. React writes the others (Head.tsx). */
export const headTags = (page: Page, files: EmittedFiles) =>
  [
    tag('meta', { name: 'theme-color', content: palette.nuit }),
    ...(page.path === null
      ? []
      : [...socialCards(page, files), jsonScript('application/ld+json', structuredData(page, files))]),
  ].join('')
