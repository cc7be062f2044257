import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { pageNames } from '../content/schemas/fields.ts'

// The data is imported only when a module is, because it needs valid content (prerender.ts checks it first).

/** Keeps disabled pages and, without `quoteDelivery`, EndpointForm out of the build. */
export const disabledParts: Plugin = {
  name: 'disabled-parts',
  enforce: 'pre',
  // The route of a disabled page stays, but renders NotFoundPage, as hosts answer its URL with 404.html.
  resolveId: {
    filter: { id: /\/pages\/\w+Page\/\w+Page\.tsx$/ },
    async handler(source, importer, options) {
      const { enabledPageNames } = await import('../data/pages.ts')
      // The page `about` is AboutPage.tsx.
      const component = basename(source, 'Page.tsx').toLowerCase()
      const name = pageNames.find((one) => one.toLowerCase() === component)
      if (name === undefined || enabledPageNames.includes(name)) return undefined
      return this.resolve('./pages/NotFoundPage/NotFoundPage.tsx', importer, options)
    },
  },
  transform: {
    filter: { id: /\/src\/quote-form\/EndpointForm\.tsx$/ },
    async handler() {
      const { quoteDelivery } = await import('../data/quoteForm.ts')
      // The bundler would drop the unused chunk, but not its styles.
      if (quoteDelivery === null && this.environment.mode === 'build')
        return 'export const EndpointForm = null'
      return undefined
    },
  },
}
