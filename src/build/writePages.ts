import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Rollup } from 'vite'
import { deadLinks } from './checks.ts'
import { ownerError } from '../words/load.ts'
import { notFoundPage, pages, shownNames, type Page } from '../words/pages.ts'
import { headTags } from './searchEngines.ts'
import { componentOf, fileOf, openToServers, removeLitter, rootFiles } from './publicFiles.ts'
import { writeQuoteScript } from './quoteScript.ts'
import { writeEditor } from './writeEditor.ts'

type Output = Rollup.RollupOutput['output']

/** Writes a .br and a .gz beside each text file of `folder`, so that no server compresses anything itself. */
async function compress(folder: string) {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => /\.(?:css|html|ico|js|svg|txt|xml)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file)
      const content = await readFile(path)
      // As small as it can, which is its default.
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

/** Adds the HTML of every page, rendered by `server`, and the files for hosts and search engines to the client's files in `dist`. */
export async function writePages(dist: string, server: string, output: Output) {
  await removeLitter(dist)
  // An `import()` of a computed address is `any`. `server` is what Vite has built from server.tsx. The date makes the
  // address a new one: a second build in the same process would get the module of the first.
  const site: typeof import('../server.tsx') = await import(`${pathToFileURL(server).href}?${Date.now()}`)
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const written = output.map(({ fileName }) => fileName)
  const fontPreloads = written
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
  const html = new Map<string, string>()
  const shown = shownNames.map((name): [name: string, page: Page] => [name, pages[name]])
  for (const [name, each] of [...shown, ['notFound', notFoundPage] as const]) {
    const path = each.path ?? '/404'
    const { head, body } = await site.render(path)
    // The router imports the page's script.
    const scripts = withImports(output, ['src/client.tsx', `/${componentOf(name)}`])
    const page = shell
      .replace('<!--head-->', () => [head, ...fontPreloads].join(''))
      .replace('</head>', (end) => headTags(each) + end)
      // Nothing waits for this script: the styles, the font and the first picture are fetched first.
      .replace('<script type="module"', '$& fetchpriority="low"')
      // The HTML already asks for the others.
      .replace('/src/client.tsx', scripts.filter((address) => !shell.includes(address)).join(' '))
      .replace('<!--app-->', () => body)
    html.set(path, page)
    await writeFile(join(dist, fileOf(path)), page)
  }
  for (const [file, write] of Object.entries(rootFiles)) await writeFile(join(dist, file), await write())
  await writeQuoteScript(dist)
  const faults = await deadLinks(html, dist)
  if (faults.length > 0) throw ownerError(faults)
  await compress(dist)
  await writeEditor(dist)
  await openToServers(dist)
}

/** The addresses of the scripts that contain `modules`, in the same order, followed by all the scripts that these import. */
function withImports(output: Output, modules: string[]) {
  const chunks = output.filter((file) => file.type === 'chunk')
  const found = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
      if (!chunk) throw new Error(`${module} is no script of the build.`)
      return chunk.fileName
    }),
  )
  // A Set also visits what is added during the loop.
  for (const file of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(imported)
  }
  return Array.from(found, (file) => `/${file}`)
}
