import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { preview } from 'vite'
import { z } from 'zod'
import { pages } from '../../src/words/pages.ts'
import { findBrowser } from '../e2e/browser.ts'
import { paths } from '../pages.ts'

// `npm run bench` measures a phone 4 times slower than this machine: each page's largest paint (LCP) on Lighthouse's slow line
// beside that of the page without scripts, the longest task while React takes the page over, and how long a press or a key
// waits for the next picture. Build first, and let the machine do nothing else.

const limits = { paint: 1.05, takeover: 150, interaction: 130 }

const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4400 } })
const profile = await mkdtemp(join(tmpdir(), 'bench-'))
const flags = ['--no-sandbox', '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`]
const browser = spawn(findBrowser(), flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })

// Not with Playwright: it listens to the page's errors, and V8 then reads a script twice that makes one, as React's does.
const [, , , input, output] = browser.stdio
const answers = new Map<number, (answer: unknown) => void>()
let rest = ''
output?.on('data', (data: Buffer) => {
  const messages = (rest + data.toString()).split('\0')
  rest = messages.pop() ?? ''
  for (const message of messages) {
    const { id, ...answer } = z.looseObject({ id: z.number().default(0) }).parse(JSON.parse(message))
    answers.get(id)?.(answer)
  }
})

const answerTo = z.object({
  result: z.looseObject({
    targetId: z.string().default(''),
    sessionId: z.string().default(''),
    result: z.object({ value: z.unknown() }).default({ value: undefined }),
  }),
})

async function send(method: string, params: object, sessionId?: string) {
  const id = answers.size + 1
  const answer = new Promise((resolve) => answers.set(id, resolve))
  if (input && 'write' in input) input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
  return answerTo.parse(await answer).result
}

// What the browser notes from the start on: asked for later, it has kept no wait of less than 104 ms.
const observer = `globalThis.noted = []
for (const type of ['largest-contentful-paint', 'longtask', 'event'])
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration, interactionId } of list.getEntries())
      if (interactionId !== 0) noted.push({ type, start, duration })
  }).observe({ type, buffered: true, durationThreshold: 16 })`

const notes = z.array(z.object({ type: z.string(), start: z.number(), duration: z.number() }))

type Notes = z.infer<typeof notes>

type Visit = Awaited<ReturnType<typeof visit>>

/** A page on the slow phone, once all of it is there, with or without its scripts. */
async function visit(path: string, { hasScripts = true, isSlowLine = true } = {}) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const ask = (method: string, params: object = {}) => send(method, params, sessionId)
  const read = async (expression: string) =>
    (await ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result.value
  await ask('Emulation.setCPUThrottlingRate', { rate: 4 })
  await ask('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
    mobile: true,
  })
  await ask('Emulation.setTouchEmulationEnabled', { enabled: true })
  await ask('Network.enable')
  await ask('Network.setCacheDisabled', { cacheDisabled: true })
  await ask('Network.setBlockedURLs', { urls: hasScripts ? [] : ['*.js'] })
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  await ask('Page.enable')
  await ask('Page.addScriptToEvaluateOnNewDocument', { source: observer })
  if (isSlowLine) await ask('Network.emulateNetworkConditions', line)
  await ask('Page.navigate', { url: `http://127.0.0.1:4400${path}` })
  await pause(4000) // longer than the scripts need

  const noted = async (type: string) => notes.parse(await read('noted')).filter((note) => note.type === type)
  const close = () => send('Target.closeTarget', { targetId })
  return { ask, read, noted, close }
}

/** In milliseconds; 0 if nothing was noted: less than 50 is no long task, and a wait of less than 16 is not noted. */
const longest = (found: Notes) => Math.max(0, ...found.map(({ duration }) => duration))

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

const times = [1, 2, 3, 4, 5]

let failed = false
function report(what: string, value: number, limit: number) {
  failed ||= !(value <= limit)
  process.stdout.write(`${what}: ${Number(value.toFixed(2))} (at most ${limit})\n`)
}

const lastPaint = async ({ noted }: Visit) => (await noted('largest-contentful-paint')).at(-1)?.start ?? NaN

for (const path of paths) {
  const paints: number[] = []
  const tasks: number[] = []
  for (const _ of times) {
    const page = await visit(path)
    const painted = await lastPaint(page)
    // Before that the browser itself lays the page out.
    tasks.push(longest((await page.noted('longtask')).filter(({ start }) => start > painted)))
    await page.close()
    const without = await visit(path, { hasScripts: false })
    paints.push(painted / (await lastPaint(without)))
    await without.close()
  }
  report(`${path} largest paint beside the page without scripts`, median(paints), limits.paint)
  report(`${path} longest task after it, in ms`, median(tasks), limits.takeover)
}

const tap =
  (selector: string) =>
  async ({ ask, read }: Visit) => {
    const place = await read(`(() => {
      const element = Array.from(document.querySelectorAll('${selector}')).find((each) => each.checkVisibility())
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    await pause(1000) // as a visitor reads: what came into the window is decoded
    const touchPoints = [z.object({ x: z.number(), y: z.number() }).parse(place)]
    await ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await pause(1500) // longer than the fade
  }

const type =
  (text: string) =>
  async ({ ask }: Visit) => {
    for (const key of text) {
      await ask('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key })
      await ask('Input.dispatchKeyEvent', { type: 'keyUp', key })
    }
    await pause(500)
  }

const interactions = {
  'opening the menu': [pages.home.path, tap('header button')],
  'following a link': [pages.home.path, tap(`main a[href="${pages.expertises.path}"]`)],
  'unfolding a text': [pages.expertises.path, tap('main summary')],
  typing: [pages.contact.path, tap('[name="name"]'), type('Anne Durand')],
  submitting: [
    pages.contact.path,
    tap('[name="name"]'),
    type('Anne Durand'),
    tap('[name="email"]'),
    type('anne@exemple.fr'),
    tap('[name="message"]'),
    type('Un mur'),
    tap('form [type="submit"]'),
  ],
} as const

for (const [name, [path, ...steps]] of Object.entries(interactions)) {
  const waits: number[] = []
  for (const _ of times) {
    const page = await visit(path, { isSlowLine: false })
    for (const step of steps) await step(page)
    // One that did not happen is no quick one.
    const hasHappened = (await page.read('performance.interactionCount > 0')) === true
    waits.push(hasHappened ? longest(await page.noted('event')) : NaN)
    await page.close()
  }
  report(`${name}, in ms`, median(waits), limits.interaction)
}

const gone = once(browser, 'exit')
await send('Browser.close', {})
await Promise.all([gone, server.close()])
await rm(profile, { recursive: true, force: true })
process.exitCode = failed ? 1 : 0
