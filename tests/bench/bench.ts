import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { findBrowser } from '../e2e/browser.ts'
import { paths } from '../pages.ts'

// `npm run bench` measures the largest paint (LCP) of each page beside that of the same page without scripts, which it may
// exceed by a twentieth. Build first, and let the machine do nothing else. `npm run bench -- 5 /contact` loads that page
// alone five times.

const [times = '3', ...asked] = process.argv.slice(2)

const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4400 } })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })

/** In ms, on a phone 4 times slower than this machine, on Lighthouse's slow line. */
async function largestPaint(path: string, blocked: string[]) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Network.setBlockedURLs', { urls: blocked })
  await page.goto(`http://127.0.0.1:4400${path}`)
  // Longer than the scripts need: they start 200 ms and an idle moment after the load.
  await pause(3000)
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )
  await page.close()
  return lcp
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

for (const path of asked.length > 0 ? asked : paths) {
  const ours: number[] = []
  const plain: number[] = []
  // In turn, so that what else the machine does slows both alike.
  for (let run = 0; run < Number(times); run += 1) {
    ours.push(await largestPaint(path, []))
    plain.push(await largestPaint(path, ['*.js']))
  }
  const ratio = median(ours) / median(plain)
  const verdict = ratio <= 1.05 ? 'kept' : 'NOT kept'
  process.stdout.write(`${verdict}: ${path} LCP ${median(ours).toFixed()} ms (${ratio.toFixed(3)})\n`)
}

await browser.close()
await server.close()
