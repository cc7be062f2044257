import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { findBrowser } from '../e2e/browser.ts'
import { paths } from '../pages.ts'

// `npm run bench` measures each page's largest paint (LCP) on a phone 4 times slower than this machine, on Lighthouse's slow
// line, beside that of the same page without scripts. Build first, and let the machine do nothing else.

const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4400 } })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })

async function largestPaint(path: string, urls: string[]) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Network.setBlockedURLs', { urls })
  await page.goto(`http://127.0.0.1:4400${path}`)
  await pause(3000) // longer than the scripts need
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )
  await page.close()
  return time
}

for (const path of paths)
  process.stdout.write(
    `${path}: ${await largestPaint(path, [])} ms, without scripts ${await largestPaint(path, ['*.js'])} ms\n`,
  )

await browser.close()
await server.close()
