import type { Browser, CDPSession } from '@playwright/test'

/** How a page started, in ms: its largest paint, and the longest task with a script of ours. */
export type Start = { lcp: number; longest: number }

/** One event of a browser's trace; times are in µs. `tdur`: how long its thread ran, without a busy machine's pauses. */
type TraceEvent = {
  name: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args?: { data?: { documentLoaderURL?: string } }
}

/** One load on a slow phone with a slow connection: Lighthouse's own, by which others measure. */
export async function startOf(browser: Browser, url: string, hasScripts: boolean): Promise<Start> {
  const session = await browser.newBrowserCDPSession()
  const page = await uninspectedPage(session)
  const size = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
  await page.send('Emulation.setDeviceMetricsOverride', size)
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.send('Network.enable', {})
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  await page.send('Network.emulateNetworkConditions', line)
  if (!hasScripts) await page.send('Network.setBlockedURLs', { urls: ['*.js'] })
  await browser.startTracing(undefined, {
    categories: ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'],
  })
  await page.send('Page.navigate', { url })
  await page.send('Runtime.evaluate', { expression: afterLoad, awaitPromise: true })
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  await session.detach()
  return figuresOf(url, trace.traceEvents)
}

/** Longer than the scripts need: they start 200 ms and an idle moment after the load. */
const afterLoad = `new Promise((resolve) => {
  const wait = () => setTimeout(resolve, 3000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
})`

const isScript =
  /^(?:EvaluateScript|v8\.evaluateModule|FunctionCall|RunMicrotasks|TimerFire|FireIdleCallback)$/

function figuresOf(url: string, traced: readonly TraceEvent[]): Start {
  const events = traced.toSorted((a, b) => a.ts - b.ts)
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  const after = events.filter(({ pid, ts }) => pid === start?.pid && ts >= start.ts)
  const paint = after.find(({ name }) => name === 'firstPaint')
  const largest = after.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')
  if (!start || !paint || !largest) throw new Error('The browser told of no paint')
  const thread = after.filter(({ tid, ts }) => tid === paint.tid && ts >= paint.ts)
  const scripts = thread.filter(({ name }) => isScript.test(name)).map(({ ts }) => ts)
  const tasks = thread.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const ours = tasks.filter(({ ts, dur = 0 }) => scripts.some((script) => script >= ts && script <= ts + dur))
  return {
    lcp: (largest.ts - start.ts) / 1000,
    longest: Math.max(0, ...ours.map(({ tdur = 0 }) => tdur / 1000)),
  }
}

/**
 * A page that Playwright does not inspect. In an inspected page the browser records where each Error is created, and
 * React creates some while it is evaluated: at this slowdown that costs 100 ms, which no visitor has.
 */
async function uninspectedPage(session: CDPSession) {
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  let last = 0
  return {
    send: (method: string, params: object) =>
      new Promise<void>((resolve, reject) => {
        const id = ++last
        session.on('Target.receivedMessageFromTarget', (event) => {
          const answer: { id?: number; error?: { message: string } } = JSON.parse(event.message)
          if (event.sessionId !== sessionId || answer.id !== id) return
          if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
          else resolve()
        })
        const message = JSON.stringify({ id, method, params })
        session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject)
      }),
    close: () => session.send('Target.disposeBrowserContext', { browserContextId }),
  }
}
