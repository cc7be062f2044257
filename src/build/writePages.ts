import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { normalizePath, type Rollup } from 'vite'
import { deadLinks } from './contentChecks.ts'
import { ownerError } from '../data/load.ts'
import { contentFile, pageFiles } from '../content/schemas/files.ts'
import { notFoundPage, pages, enabledPageNames } from '../data/pages.ts'
import { headersFile, htaccess, redirects, redirectsFile } from './hostingFiles.ts'
import { headTags, robots, sitemap } from './seo.ts'
import { fileOf, makeWorldReadable, removeJunkFiles, type rootFiles } from './publicFiles.ts'
import { writeFileWithRetry } from './lockedFiles.ts'
import { writeQuoteScript } from './quoteScript.ts'
import { writeEditor } from './writeEditor.ts'

type Output = Rollup.RollupOutput['output']

const writers: Record<(typeof rootFiles)[number], () => string | Promise<string>> = {
  'sitemap.xml': sitemap,
  'robots.txt': robots,
  _headers: headersFile,
  _redirects: () => redirectsFile(),
  '.htaccess': () => htaccess(),
}

/** Writes a .br and a .gz beside each text file of `folder`, so that servers need not compress. */
async function compress(folder: string) {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => /\.(?:css|html|ico|js|svg|txt|xml)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file)
      const content = await readFile(path)
      // Brotli's default quality is its best.
      await writeFileWithRetry(`${path}.br`, await promisify(brotliCompress)(content))
      await writeFileWithRetry(
        `${path}.gz`,
        await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
      )
    }),
  )
}

/** Writes into `dist`, beside the client's files, the HTML of every page, rendered by `server`, and files for hosts and search engines. */
export async function writePages(dist: string, server: string, output: Output) {
  await removeJunkFiles(dist)
  // `server` is the build of entry-server.tsx; its type is given here because an `import()` of a computed URL is `any`. The
  // date makes the URL unique: otherwise a second build in the same process would get the module of the first.
  const site: typeof import('../entry-server.tsx') = await import(
    `${pathToFileURL(server).href}?${Date.now()}`
  )
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const font = output
    .filter(({ fileName }) => fileName.endsWith('.woff2'))
    .map(({ fileName }) => `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  const html = new Map<string, string>()
  const shown = enabledPageNames.map((name) => [pageFiles[name], pages[name]] as const)
  for (const [name, each] of [...shown, ['introuvable', notFoundPage] as const]) {
    const path = each.path ?? '/404'
    const scripts = withImports(output, ['src/entry-client.tsx', contentFile(name)])
    const page = await site.render(path, shell, { font, metadata: headTags(each), scripts })
    html.set(path, page)
    await writeFileWithRetry(join(dist, fileOf(path)), page)
  }
  for (const [file, write] of Object.entries(writers))
    await writeFileWithRetry(join(dist, file), await write())
  await writeQuoteScript(dist)
  const errors = await deadLinks(html, dist, redirects)
  if (errors.length > 0) throw ownerError(errors)
  await compress(dist)
  await writeEditor(dist)
  await makeWorldReadable(dist)
}

/**
 * The URLs of the chunks that contain `modules`, in the same order, followed by all chunks that these import. A page's chunk
 * is the one that contains its content file.
 */
function withImports(output: Output, modules: string[]) {
  const chunks = output.filter((file) => file.type === 'chunk')
  const found = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(normalizePath(resolve(module))))
      if (!chunk) throw new Error(`${module} is no script of the build.`)
      return chunk.fileName
    }),
  )
  // A loop over a Set also visits items that are added during the loop.
  for (const file of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(imported)
  }
  return Array.from(found, (file) => `/${file}`)
}
