import { parse } from 'node:path'
import type { Plugin } from 'vite'
import { contentFiles, schemas } from '../content/schemas/files.ts'
import { getContent } from '../data/content.ts'

type Exports = Readonly<Record<string, unknown>>

const codeOf = (exports: Exports) =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** The name of a file of words that is imported. */
export const contentFileOf = (id: string) => {
  const { name } = parse(id)
  const file = contentFiles.find((one) => one === name)
  if (file === undefined) throw new Error(`src/content/schemas/files.ts has no schema of ${name}.yaml`)
  return file
}

/** What is computed from them while the site is built. Imported only when it is asked for: these need words that have been found right. */
const computed: Readonly<Record<string, () => Promise<Exports>>> = {
  companyDetails: () => import('../data/companyDetails.ts'),
  legalNotice: () => import('../data/legalNotice.ts'),
  pages: () => import('../data/pages.ts'),
  quoteForm: () => import('../data/quoteForm.ts'),
  site: () => import('../data/site.ts'),
  symptoms: () => import('../data/symptoms.ts'),
}

/**
 * The words of src/content in the site: an import of a file of words gives what it says, set and filled in, each of its fields
 * by itself. In the place of a module of src/data stand the values that it exports: what reads, checks and computes them does
 * not reach visitors.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/[\w-]+\.yaml$/ },
      handler(id) {
        const name = contentFileOf(id)
        const fields = Object.keys(schemas[name].shape)
        if (process.env.VITEST)
          return `import { getContent } from '/src/data/content.ts'\nexport const { ${fields.join()} } = getContent('${name}')`
        const values: Exports = getContent(name)
        return codeOf(Object.fromEntries(fields.map((field) => [field, values[field]])))
      },
    },
    transform: {
      filter: { id: /\/src\/data\/\w+\.ts$/ },
      async handler(_, id) {
        // Unit tests put other companies in the place of the site's own.
        if (process.env.VITEST) return undefined
        const exportsOf = computed[parse(id).name]
        if (exportsOf) return { code: codeOf(await exportsOf()), map: null }
        return this.error(
          'It would reach visitors whole: src/build/contentPlugin.ts has the modules whose values do.',
        )
      },
    },
  }
}
