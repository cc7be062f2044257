import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { kept, median, milliseconds } from './numbers.ts'
import { launchOptions } from './phone.ts'
import type { Served } from './servers.ts'
import { print, table } from './table.ts'

const slowdown = 4

/** One event of a browser's trace; times are in µs. */
type TraceEvent = { name: string; ts: number; dur?: number; pid: number; tid: number }

type Figures = { longest: number; blocking: number }

/** From the first paint on: the longest task in which a script ran, and the total time of tasks beyond 50 ms each. */
export async function taskTable(paths: readonly string[], runs: number, site: Served, bare: Served) {
  const browser = await chromium.launch(launchOptions())
  const rows: string[][] = []
  for (const path of paths) {
    const full: Figures[] = []
    const plain: Figures[] = []
    for (let run = 0; run < runs; run++) {
      full.push(await figures(browser, site.url + path))
      plain.push(await figures(browser, bare.url + path))
    }
    const longest = median(full.map((one) => one.longest))
    rows.push([
      path,
      milliseconds(longest),
      milliseconds(Math.min(...full.map((one) => one.longest))),
      milliseconds(median(full.map((one) => one.blocking))),
      milliseconds(median(plain.map((one) => one.blocking))),
      kept(longest <= 50),
    ])
    process.stderr.write(`Tasks: ${rows.length} of ${paths.length} pages\r`)
  }
  await browser.close()
  print(
    `\nThe start at ${slowdown}× slowdown, from the first paint until 2 s after the load, medians of ${runs}. Goal: longest task of ours ≤ 50 ms`,
  )
  print(table([['Page', 'longest', '(least)', 'blocking', 'no script', 'kept'], ...rows]))
}

async function figures(browser: Browser, url: string): Promise<Figures> {
  const session = await browser.newBrowserCDPSession()
  const page = await uninspectedPage(session)
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
    mobile: true,
  })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(undefined, { categories: ['toplevel', 'devtools.timeline', 'loading'] })
  await page.send('Page.navigate', { url })
  // Waits longer than the scripts need: they start 200 ms and an idle moment after the load.
  await page.send('Runtime.evaluate', { expression: afterLoad, awaitPromise: true })
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  await session.detach()
  return figuresOf(trace.traceEvents)
}

const afterLoad = `new Promise((resolve) => {
  const wait = () => setTimeout(resolve, 2000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
})`

const isScript =
  /^(?:EvaluateScript|v8\.evaluateModule|FunctionCall|RunMicrotasks|TimerFire|FireIdleCallback)$/

function figuresOf(events: readonly TraceEvent[]): Figures {
  const paint = events.findLast(({ name }) => name === 'firstPaint')
  if (!paint) throw new Error('The browser told of no first paint')
  const thread = events.filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= paint.ts)
  const starts = thread.filter(({ name }) => isScript.test(name)).map(({ ts }) => ts)
  const tasks = thread.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const ours = tasks.filter(({ ts, dur = 0 }) => starts.some((start) => start >= ts && start <= ts + dur))
  return {
    longest: Math.max(0, ...ours.map(({ dur = 0 }) => dur / 1000)),
    blocking: tasks.reduce((sum, { dur = 0 }) => sum + Math.max(0, dur / 1000 - 50), 0),
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
    send: async (method: string, params: object) => {
      const id = ++last
      const answered = new Promise<void>((resolve, reject) => {
        const listen = (event: { sessionId: string; message: string }) => {
          if (event.sessionId !== sessionId) return
          const answer: { id?: number; error?: { message: string } } = JSON.parse(event.message)
          if (answer.id !== id) return
          session.off('Target.receivedMessageFromTarget', listen)
          if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
          else resolve()
        }
        session.on('Target.receivedMessageFromTarget', listen)
      })
      await session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
      await answered
    },
    close: () => session.send('Target.disposeBrowserContext', { browserContextId }),
  }
}
