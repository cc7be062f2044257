import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../e2e/browser.ts'
import { kept } from './numbers.ts'
import type { Served } from './servers.ts'
import { kilobytes, print, table } from './table.ts'

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const

/** Everything that a first visit to the home page transfers without scrolling, headers included. */
export async function firstVisitTable(site: Served) {
  const rows: string[][] = []
  for (const density of [2, 3]) {
    const browser = await chromium.launch(launchOptions())
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: density,
      isMobile: true,
      hasTouch: true,
    })
    const bytes = await weigh(page)
    await page.goto(site.url)
    await page.waitForLoadState('networkidle')
    const of = (kind: string) =>
      bytes.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.bytes, 0)
    const total = bytes.reduce((sum, one) => sum + one.bytes, 0)
    const early = await scriptsBeforePaint(page)
    rows.push([
      `390 × 844 at ${density}`,
      ...kinds.map((kind) => kilobytes(of(kind))),
      kilobytes(total),
      String(bytes.length),
      String(early),
      kept(total <= 143_000 && of('Script') <= 95_000 && early <= 1),
    ])
    await browser.close()
  }
  print(
    '\nFirst visit to the home page. Goals: ≤ 143 kB, of which scripts ≤ 95 kB, and none but the start script',
  )
  print('asked for before the first paint')
  print(table([['Screen', ...kinds, 'all', 'requests', 'early scripts', 'kept'], ...rows]))
}

export const launchOptions = () => ({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-quic'],
})

/** Collects what each answer weighs on the wire, from now on. */
async function weigh(page: Page) {
  const answers: { kind: string; bytes: number }[] = []
  const kindOf = new Map<string, string>()
  const network = await page.context().newCDPSession(page)
  network.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    answers.push({ kind: kindOf.get(requestId) ?? 'Other', bytes: encodedDataLength }),
  )
  await network.send('Network.enable')
  return answers
}

const scriptsBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-paint')
    if (!paint) throw new Error('The browser told of no first paint')
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint.startTime).length
  })
