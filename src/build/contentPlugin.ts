import { parse } from 'node:path'
import type { Plugin } from 'vite'
import { contentFiles, schemas } from '../content/schemas/files.ts'
import { getContent } from '../data/content.ts'
import { withImages, type SourcesOf } from '../data/pictures.ts'
import { plainValues, type Plain } from '../data/plainValues.ts'
import { pictureSources, publish, type EncodingJobs, type Warn } from './pictures.ts'

const codeOf = (exports: Readonly<Record<string, unknown>>) =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** The modules of src/data that the site may import. Loaded only when they are imported: each reads content that must be valid. */
const dataModules: Readonly<Record<string, () => Promise<{ readonly [name: string]: Plain }>>> = {
  companyDetails: () => import('../data/companyDetails.ts'),
  legalNotice: () => import('../data/legalNotice.ts'),
  pages: () => import('../data/pages.ts'),
  quoteForm: () => import('../data/quoteForm.ts'),
  site: () => import('../data/site.ts'),
  symptoms: () => import('../data/symptoms.ts'),
}

// Unit tests replace the company, so they load content and data themselves, in place of the plugin.
const isUnitTest = Boolean(process.env.VITEST)

const contentCodeInTests = (name: string, fields: readonly string[]) => `
import { getContent } from '/src/data/content.ts'
import { withImages } from '/src/data/pictures.ts'
import { schemas } from '/src/content/schemas/files.ts'
const sourcesOf = async ({ file }) => ({ sources: { avif: file + '.avif 1w', jpeg: file + '.jpeg', width: 3, height: 2 } })
export const { ${fields.join()} } = await withImages(schemas['${name}'], getContent('${name}'), sourcesOf)`

const dataCodeInTests = (name: string, id: string, exported: readonly string[]) => `
import * as source from ${JSON.stringify(`${id}?source`)}
import { plainValues } from '/src/data/plainValues.ts'
export const { ${exported.join()} } = plainValues('${name}', source)`

/**
 * Content and data in the site. An import of a file of src/content gives its fields, each an export, with the files of its
 * pictures. In place of a module of src/data stand the values that it exports: the code that computes them does not reach
 * visitors (VitePress calls that build-time data loading).
 */
export function contentPlugin(warn: Warn): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/[\w-]+\.yaml$/ },
      async handler(id) {
        const name = contentFiles.find((one) => one === parse(id).name)
        if (name === undefined) return this.error(`src/content/schemas/files.ts has no schema of ${id}`)
        const fields: Readonly<Record<string, unknown>> = schemas[name].shape
        if (isUnitTest) return contentCodeInTests(name, Object.keys(fields))
        const content: Readonly<Record<string, unknown>> = getContent(name)
        const jobs: EncodingJobs = new Map()
        const sourcesOf: SourcesOf = (picture, shape) => pictureSources(jobs, warn, picture, shape)
        const exports = Object.entries(fields).map(
          async ([field, schema]) => [field, await withImages(schema, content[field], sourcesOf)] as const,
        )
        const code = codeOf(Object.fromEntries(await Promise.all(exports)))
        await publish(this, jobs)
        return code
      },
    },
    transform: {
      filter: { id: /\/src\/data\/\w+\.ts$/ },
      async handler(_, id) {
        const { name } = parse(id)
        const exports = await dataModules[name]?.()
        if (exports) {
          const code = isUnitTest
            ? dataCodeInTests(name, id, Object.keys(exports))
            : codeOf(plainValues(name, exports))
          return { code, map: null }
        }
        if (isUnitTest) return undefined
        return this.error(
          `src/data/${name}.ts would reach visitors as code: only the modules in src/build/contentPlugin.ts are loaded at build.`,
        )
      },
    },
  }
}
