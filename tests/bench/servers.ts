import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { preview } from 'vite'
import { compress } from '../../src/prerender/compress.ts'

export type Served = { url: string; close: () => Promise<void> }

/** Under node_modules, so that no other tool sees it. */
const bareFolder = 'node_modules/.bench/without-scripts'

/** A folder of the project, served as `npm start` serves the site, on a port of its own. */
export async function serve(folder: string): Promise<Served> {
  const server = await preview({
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 4400 },
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return { url: url.replace(/\/$/, ''), close: () => server.close() }
}

/** Copies the built site with every <script> taken out of its pages, and returns where it is. */
export async function withoutScripts(built: string) {
  await rm(bareFolder, { recursive: true, force: true })
  await cp(built, bareFolder, { recursive: true, filter: (path) => !/\.js(?:\.br|\.gz)?$/.test(path) })
  const pages = (await readdir(bareFolder)).filter((file) => file.endsWith('.html'))
  for (const page of pages) {
    const path = join(bareFolder, page)
    const html = await readFile(path, 'utf8')
    await writeFile(path, html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''))
  }
  await compress(bareFolder)
  return bareFolder
}
