import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { compress } from '../../src/prerender/compress.ts'
import { findBrowser } from '../e2e/browser.ts'
import { answersOf } from './answers.ts'
import { builtSite } from './site.ts'
import { startOf, type Start } from './start.ts'
import { print } from './table.ts'

// `npm run bench` measures the built site on a phone 4 times slower than this machine, each page beside the same page
// without scripts. Build first, and let the machine do nothing else. `npm run bench -- 5` loads each page five times.

const runs = Number(process.argv[2] ?? 3)
const dist = 'dist'

/** Under node_modules, so that no other tool sees it. */
const bareFolder = 'node_modules/.bench/without-scripts'

/** Copies the built site with every <script> taken out of its pages. */
async function removeScripts() {
  await rm(bareFolder, { recursive: true, force: true })
  await cp(dist, bareFolder, { recursive: true, filter: (path) => !/\.js(?:\.br|\.gz)?$/.test(path) })
  for (const page of (await readdir(bareFolder)).filter((file) => file.endsWith('.html'))) {
    const path = join(bareFolder, page)
    const html = await readFile(path, 'utf8')
    await writeFile(path, html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''))
  }
  await compress(bareFolder)
}

/** A folder of the project, served as `npm start` serves the site. */
async function serve(folder: string) {
  const server = await preview({
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 4400 },
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return { url: url.replace(/\/$/, ''), close: () => server.close() }
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}
const milliseconds = (value: number) => `${Math.round(value)} ms`
const keeps = (kept: boolean) => (kept ? 'yes' : 'NO')

await removeScripts()
const [full, bare] = [await serve(dist), await serve(bareFolder)]
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-quic'],
})

const starts: string[][] = []
for (const path of builtSite(dist).paths) {
  const ours: Start[] = []
  const plain: Start[] = []
  // In turn, so that what else the machine does slows both alike.
  for (let run = 0; run < runs; run += 1) {
    ours.push(await startOf(browser, full.url + path))
    plain.push(await startOf(browser, bare.url + path))
  }
  const middle = (loads: Start[], figure: keyof Start) => median(loads.map((load) => load[figure]))
  const ratio = middle(ours, 'lcp') / middle(plain, 'lcp')
  const longest = middle(ours, 'longest')
  starts.push([
    path,
    milliseconds(middle(ours, 'lcp')),
    milliseconds(middle(plain, 'lcp')),
    ratio.toFixed(3),
    milliseconds(longest),
    keeps(ratio <= 1.05 && longest <= 50),
  ])
}
print(
  `The start of each page, medians of ${runs}. Goals: LCP ≤ 1.05 × that without scripts, longest task of ours ≤ 50 ms`,
  [['', 'LCP', 'no script', 'ratio', 'longest task', 'kept'], ...starts],
)

const visits: Record<string, number>[] = []
for (let run = 0; run < runs; run += 1) visits.push(await answersOf(browser, full.url))
const steps = Object.keys(visits[0] ?? {}).map((step) => {
  const times = visits.map((visit) => visit[step] ?? NaN)
  return [step, milliseconds(median(times)), milliseconds(Math.max(...times)), keeps(median(times) <= 100)]
})
print(`From a touch to what it shows, medians of ${runs}. Goal: ≤ 100 ms`, [
  ['', 'median', 'most', 'kept'],
  ...steps,
])

await browser.close()
await full.close()
await bare.close()
