import { parse } from 'node:path'
import type { Plugin } from 'vite'
import { contentFiles, schemas } from '../content/schemas/files.ts'
import { words } from '../words/words.ts'

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
  companyDetails: () => import('../words/companyDetails.ts'),
  legalNotice: () => import('../words/legalNotice.ts'),
  pages: () => import('../words/pages.ts'),
  quoteForm: () => import('../words/quoteForm.ts'),
  site: () => import('../words/site.ts'),
  symptoms: () => import('../words/symptoms.ts'),
}

/**
 * The words of src/content in the site: an import of a file of words gives what it says, set and filled in, each of its fields
 * by itself. In the place of a module of src/words stand the values that it exports: what reads, checks and computes them does
 * not reach visitors.
 */
export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/[\w-]+\.yaml$/ },
      handler(id) {
        const name = contentFileOf(id)
        const fields = Object.keys(schemas[name].shape)
        if (process.env.VITEST)
          return `import { words } from '/src/words/words.ts'\nexport const { ${fields.join()} } = words('${name}')`
        const values: Exports = words(name)
        return codeOf(Object.fromEntries(fields.map((field) => [field, values[field]])))
      },
    },
    transform: {
      filter: { id: /\/src\/words\/\w+\.ts$/ },
      async handler(_, id) {
        // Unit tests put other companies in the place of the site's own.
        if (process.env.VITEST) return undefined
        const exportsOf = computed[parse(id).name]
        if (exportsOf) return { code: codeOf(await exportsOf()), map: null }
        return this.error(
          'It would reach visitors whole: src/build/content.ts has the modules whose values do.',
        )
      },
    },
  }
}
