import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { findBrowser } from '../e2e/browser.ts'
import { paths } from '../pages.ts'
import { startOf, type Start } from './start.ts'

// `npm run bench` measures the built site on a phone 4 times slower than this machine, each page beside the same page
// without scripts. Build first, and let the machine do nothing else. `npm run bench -- 5 /contact` loads that page alone
// five times.

const [times = '3', ...asked] = process.argv.slice(2)
const runs = Array.from({ length: Number(times) })

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const say = (line: string) => process.stdout.write(`${line}\n`)

const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4400 } })
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-quic'],
})

say(`Medians of ${times}. Goals: LCP at most 1.05 times that without scripts, longest task of ours 50 ms`)
for (const path of asked.length > 0 ? asked : paths) {
  const ours: Start[] = []
  const plain: Start[] = []
  // In turn, so that what else the machine does slows both alike.
  for (const _ of runs) {
    ours.push(await startOf(browser, origin + path, true))
    plain.push(await startOf(browser, origin + path, false))
  }
  const lcp = median(ours.map((load) => load.lcp))
  const ratio = lcp / median(plain.map((load) => load.lcp))
  const longest = median(ours.map((load) => load.longest))
  const verdict = ratio <= 1.05 && longest <= 50 ? 'kept' : 'NOT kept'
  say(`${verdict}: ${path} LCP ${lcp.toFixed()} ms (${ratio.toFixed(3)}), task ${longest.toFixed()} ms`)
}

await browser.close()
await server.close()
