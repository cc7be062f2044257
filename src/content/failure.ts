import { siteSchema } from './schemas/site.ts'
import { words } from './words.ts'

/** Shown instead of a page that failed to render. */
export const { failure } = words(siteSchema, 'site')
