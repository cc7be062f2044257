import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../e2e/browser.ts'
import { kept, median, milliseconds } from './numbers.ts'
import type { Served } from './servers.ts'
import { print, table } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const notFound = '/404'

type Visit = { scores: number[]; lcp: number; tbt: number; cls: number }

/** `simulate`, Lighthouse's default, only computes what a slow phone would do; `devtools` really slows the browser. */
type Throttling = 'simulate' | 'devtools'

/** One load of a page as Lighthouse's default phone. */
async function visit(url: string, throttlingMethod: Throttling): Promise<Visit> {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic'],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'silent', throttlingMethod })
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
    const { audits, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
    const value = (audit: string) => audits[audit]?.numericValue ?? NaN
    return {
      scores: categories.map((id) => Math.round((result.lhr.categories[id]?.score ?? NaN) * 100)),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    browser.kill()
  }
}

/** On a busy machine a browser may not start or paint in time, so a failed visit is repeated up to twice. */
const patientVisit = (url: string, throttling: Throttling) =>
  visit(url, throttling)
    .catch(() => visit(url, throttling))
    .catch(() => visit(url, throttling))

/** Measures each page with and without its scripts in turn, so that both are measured under the same conditions. */
export async function lighthouseTable(
  throttling: Throttling,
  paths: readonly string[],
  runs: number,
  site: Served,
  bare: Served,
) {
  const rows: string[][] = []
  for (const path of paths) {
    const full: Visit[] = []
    const plain: Visit[] = []
    for (let run = 0; run < runs; run++) {
      full.push(await patientVisit(site.url + path, throttling))
      plain.push(await patientVisit(bare.url + path, throttling))
    }
    rows.push(row(throttling, path, full, plain))
    process.stderr.write(`Lighthouse: ${rows.length} of ${paths.length} pages\r`)
  }
  const head = [
    'Page',
    'LCP',
    '(least)',
    'no script',
    '(least)',
    'ratio',
    'scores',
    'TBT',
    'no script',
    'CLS',
    'kept',
  ]
  const [method, scoreGoal] =
    throttling === 'simulate'
      ? ['simulated', 'scores 100/100/100/100, ']
      : ['observed with devtools throttling', '']
  print(
    `\nLighthouse, phone, ${method}, medians of ${runs}. Goals: LCP ≤ 1.05× that without scripts, ${scoreGoal}TBT ≤ 50 ms more, CLS 0`,
  )
  print(table([head, ...rows]))
  if (throttling === 'simulate' && paths.includes(notFound)) {
    print(
      `${notFound} is not for search engines (noindex), so its SEO score cannot be 100: the others count.`,
    )
  }
}

function row(throttling: Throttling, path: string, full: readonly Visit[], plain: readonly Visit[]) {
  const of = (visits: readonly Visit[], figure: 'lcp' | 'tbt' | 'cls') => visits.map((one) => one[figure])
  const scores = categories.map((_, index) => median(full.map((one) => one.scores[index] ?? NaN)))
  const ratio = median(of(full, 'lcp')) / median(of(plain, 'lcp'))
  const tbt = median(of(full, 'tbt'))
  const bareTbt = median(of(plain, 'tbt'))
  const cls = Math.max(...of(full, 'cls'))
  // Scores are only judged with Lighthouse's default, simulated throttling.
  const asked = throttling === 'devtools' ? [] : path === notFound ? scores.slice(0, -1) : scores
  return [
    path,
    milliseconds(median(of(full, 'lcp'))),
    milliseconds(Math.min(...of(full, 'lcp'))),
    milliseconds(median(of(plain, 'lcp'))),
    milliseconds(Math.min(...of(plain, 'lcp'))),
    `${ratio.toFixed(3)}×`,
    scores.join('/'),
    milliseconds(tbt),
    milliseconds(bareTbt),
    cls.toFixed(3),
    kept(ratio <= 1.05 && asked.every((score) => score === 100) && tbt - bareTbt <= 50 && cls < 0.0005),
  ]
}
