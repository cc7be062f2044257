import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../e2e/browser.ts'
import { kept } from './numbers.ts'
import type { Served } from './servers.ts'
import { kilobytes, print, table } from './table.ts'

type Answer = { kind: string; body: number; head: number }

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const

/** Everything that a first visit to the home page transfers without scrolling. */
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
    const answers = await weigh(page)
    await page.goto(site.url)
    await page.waitForLoadState('networkidle')
    const sum = (of: readonly Answer[], part: 'body' | 'head') => of.reduce((all, one) => all + one[part], 0)
    const body = (kind: string) =>
      sum(
        answers.filter((one) => one.kind === kind),
        'body',
      )
    const all = sum(answers, 'body')
    const early = await scriptsBeforePaint(page)
    rows.push([
      `390 × 844 at ${density}`,
      ...kinds.map((kind) => kilobytes(body(kind))),
      kilobytes(all),
      kilobytes(sum(answers, 'head')),
      String(answers.length),
      String(early),
      kept(all <= 143_000 && body('Script') <= 95_000 && early <= 1),
    ])
    await browser.close()
  }
  print(
    '\nFirst visit to the home page, bytes on the wire. Goals: ≤ 143 kB, of which scripts ≤ 95 kB, none of them',
  )
  print(
    'but the start script asked for before the first paint. Headers apart: HTTP/2 packs them, this server not.',
  )
  print(table([['Screen', ...kinds, 'all', 'headers', 'requests', 'early scripts', 'kept'], ...rows]))
}

export const launchOptions = () => ({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-quic'],
})

/** Collects what each answer weighs on the wire, from now on. */
async function weigh(page: Page) {
  const answers: Answer[] = []
  const started = new Map<string, { kind: string; head: number }>()
  const network = await page.context().newCDPSession(page)
  network.on('Network.responseReceived', ({ requestId, type, response }) =>
    started.set(requestId, { kind: type, head: response.encodedDataLength }),
  )
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, head } = started.get(requestId) ?? { kind: 'Other', head: 0 }
    answers.push({ kind, head, body: encodedDataLength - head })
  })
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
