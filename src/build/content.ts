import { basename, resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'

export type Exports = Record<string, unknown>

/** A module whose exports are all plain values, as these values. */
const plain = (exports: Exports) =>
  Object.values(exports).some((value) => typeof value === 'function')
    ? undefined
    : Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')

/** Run by Vite as the site's own modules are; a new Vite of this process, as after each change in development, runs them anew. */
let loaded: ReturnType<typeof load> | undefined
const load = () => runnerImport<typeof import('./siteModules.ts')>(resolve('src/build/siteModules.ts'))

/** What a module of src/words exports. */
export async function exportsOf(file: string) {
  loaded ??= load()
  return (await loaded).module.siteModules[`../words/${basename(file)}`] ?? {}
}

/**
 * The words of src/content in the site. A module of src/words that exports plain values alone is run while the site is built,
 * and these values stand in its place: what reads, checks and computes them does not reach visitors.
 */
export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/words\/\w+\.ts$/ },
      async handler(_, id) {
        // Unit tests put other companies in the place of the site's own.
        if (process.env.VITEST) return undefined
        if (id.endsWith('/load.ts'))
          this.error('A module of src/words exports a function: it would reach visitors whole.')
        if (id.endsWith('/company.ts') && this.environment.name === 'client')
          this.error(
            'The whole company would reach visitors: import from companyDetails.ts what is shown of it.',
          )
        const code = plain(await exportsOf(id))
        return code === undefined ? undefined : { code, map: null }
      },
    },
  }
}
