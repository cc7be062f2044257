import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { company } from '../content/company.ts'
import { compress } from './compress.ts'
import { editorAddress, forgeOf } from './editorHeaders.ts'
import { htaccessOfEditor } from './hosts.ts'

/** What no form needs: colours for program code, maps, drawings made smaller, and other languages than French. */
const leftOut = /^(?:@shikijs\/(?:langs|themes)|leaflet|terra-draw|svgo)|\/locales\/(?!fr\b)[\w-]+\.json$/

/** The French of Sveltia CMS, with what its newest version has not yet translated. */
async function french(file: string) {
  const [theirs, ours] = await Promise.all(
    [file, join(import.meta.dirname, '../editor/french.json')].map(
      async (path): Promise<Record<string, unknown>> => JSON.parse(await readFile(path, 'utf8')),
    ),
  )
  const merged = Object.entries({ ...ours, ...theirs }).map(([key, value]) => [
    key,
    typeof value === 'object' ? { ...Object(ours?.[key]), ...value } : value,
  ])
  return JSON.stringify(Object.fromEntries(merged))
}

/** Builds the editor's page and scripts (src/editor/) into a folder; the page says `place`, where the owner's files lie. */
export async function buildEditor(outDir: string) {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../editor'),
    base: editorAddress,
    logLevel: 'error',
    plugins: [
      {
        name: 'editor',
        enforce: 'pre',
        resolveId: { filter: { id: leftOut }, handler: () => '\0none' },
        load: {
          filter: { id: /^\0none$|\/locales\/fr\.json$/ },
          handler: async (id) => (id === '\0none' ? 'export default {}' : french(id)),
        },
      },
    ],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })
}

/** The editor's page, which says where the owner's files lie. */
export const withPlace = (page: string, place: object) =>
  page.replace('id="place">', () => `id="place">${JSON.stringify(place).replaceAll('<', String.raw`\u003c`)}`)

/** Adds the published editor to the site in `dist`, if entreprise.yaml asks for it. */
export async function writeEditor(dist: string) {
  if (!company.editor) return
  const folder = join(dist, editorAddress)
  await buildEditor(folder)
  const file = join(folder, 'index.html')
  await writeFile(file, withPlace(await readFile(file, 'utf8'), { backend: forgeOf(company.editor).backend }))
  await writeFile(join(folder, '.htaccess'), htaccessOfEditor())
  await compress(folder)
}
