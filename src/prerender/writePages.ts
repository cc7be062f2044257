import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rollup } from 'vite'
import { notFoundPage, pages } from '../content/pages.ts'
import { compress } from './compress.ts'
import { headersFile } from './headers.ts'
import { headTags } from './headTags.ts'
import { machineFiles } from './machineFiles.ts'
import { manifest, robots, sitemap } from './machineReadable.ts'

/** Completes `dist`, where the client's files are: the HTML of every page, by `server`, and what machines read. */
export async function writePages(dist: string, server: string, output: Rollup.RollupOutput['output']) {
  const site: typeof import('../server.tsx') = await import(`${pathToFileURL(server).href}?${Date.now()}`)
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const fonts = output.filter(({ fileName }) => fileName.endsWith('.woff2'))
  const fontPreloads = fonts.map(
    ({ fileName }) => `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin>`,
  )
  const files = machineFiles(output)
  for (const page of [...Object.values(pages), notFoundPage]) {
    const path = page.path ?? '/404'
    const { head, body, component } = await site.render(path)
    const chunk = output.find(
      (file) =>
        file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/pages/${component}/${component}.tsx`),
    )
    if (!chunk)
      throw new Error(`No script of ${path}: src/pages/${component}/${component}.tsx is not in the build`)
    const html = shell
      .replace('<!--head-->', () => [head, ...fontPreloads].join(''))
      .replace('</head>', (end) => headTags(page, files) + end)
      .replace('<!--app-->', () => body)
      // Nothing waits for it: the styles, the font and the first picture go before it.
      .replace('<script type="module"', '$& fetchpriority="low"')
      .replace('<div id="root">', () => `<div id="root" data-page="/${chunk.fileName}">`)
    await writeFile(join(dist, path === '/' ? 'index.html' : `${path}.html`), html)
  }
  await writeFile(join(dist, 'sitemap.xml'), sitemap())
  await writeFile(join(dist, 'robots.txt'), robots())
  await writeFile(join(dist, 'manifest.webmanifest'), manifest(files))
  await writeFile(join(dist, '_headers'), headersFile(Object.values(pages).map(({ path }) => path)))
  await compress(dist)
}
