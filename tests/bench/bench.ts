import { setTimeout as pause } from 'node:timers/promises'
import { launch, type CDPSession } from 'puppeteer-core'
import { preview } from 'vite'
import { pages } from '../../src/data/pages.ts'
import { findBrowser } from '../e2e/browser.ts'
import { paths } from '../pages.ts'

// `npm run bench` measures the built site on a phone 4 times slower than this machine: each page's largest paint (LCP) on
// Lighthouse's slow connection, as a ratio to the same page without scripts; the longest task of hydration; and the time from a
// click or a key press to the next paint (INP). Build first, and run nothing else on the machine.

const limits = { paint: 1.05, hydration: 150, interaction: 130 }
const times = [1, 2, 3, 4, 5]

const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4400 } })
const browser = await launch({ executablePath: findBrowser(), headless: 'shell', args: ['--no-sandbox'] })
// Raw CDP instead of Puppeteer's `page`, which listens to errors: V8 then compiles React's script twice.
const driver = await browser.target().createCDPSession()

type Note = { type: string; start: number; duration: number }

// Observes from the start of the page: the browser buffers no `event` entries shorter than 104 ms.
const observer = `globalThis.noted = []
for (const type of ['largest-contentful-paint', 'longtask', 'event'])
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration, interactionId } of list.getEntries())
      if (interactionId !== 0) noted.push({ type, start, duration })
  }).observe({ type, buffered: true, durationThreshold: 16 })`

/** What is noted of a page on the slow phone once all of it is there, with or without its scripts, and `steps` are taken. */
async function visit(path: string, { hasScripts = true, isSlowLine = true, steps = [] }: Visit = {}) {
  const context = await browser.createBrowserContext()
  await driver.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id ?? '' })
  const tab = await (await context.waitForTarget(() => true)).createCDPSession()
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
  await Promise.all([
    tab.send('Emulation.setCPUThrottlingRate', { rate: 4 }),
    tab.send('Emulation.setDeviceMetricsOverride', phone),
    tab.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
    tab.send('Network.enable'),
    tab.send('Network.setCacheDisabled', { cacheDisabled: true }),
    tab.send('Network.setBlockedURLs', { urls: hasScripts ? [] : ['*.js'] }),
    isSlowLine && tab.send('Network.emulateNetworkConditions', line),
    tab.send('Page.enable'),
    tab.send('Page.addScriptToEvaluateOnNewDocument', { source: observer }),
  ])
  await tab.send('Page.navigate', { url: `http://127.0.0.1:4400${path}` })
  await pause(4000) // longer than the scripts need
  for (const step of steps) await step(tab)
  const { result } = await tab.send('Runtime.evaluate', { expression: 'noted', returnByValue: true })
  const notes: Note[] = result.value
  await context.close()
  return (type: string) => notes.filter((note) => note.type === type)
}

type Step = (tab: CDPSession) => Promise<unknown>
type Visit = { hasScripts?: boolean; isSlowLine?: boolean; steps?: Step[] }

const longest = (notes: Note[]) => Math.max(0, ...notes.map(({ duration }) => duration))

function report(what: string, values: number[], limit: number) {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
  if (!(median <= limit)) process.exitCode = 1
  process.stdout.write(`${what}: ${Number(median.toFixed(2))} (at most ${limit})\n`)
}

for (const path of paths) {
  const paints: number[] = []
  const tasks: number[] = []
  for (const _ of times) {
    const paintOf = (noted: Awaited<ReturnType<typeof visit>>) =>
      noted('largest-contentful-paint').at(-1)?.start ?? NaN
    const noted = await visit(path)
    paints.push(paintOf(noted) / paintOf(await visit(path, { hasScripts: false })))
    // Tasks before the first paint are the browser's own layout.
    tasks.push(longest(noted('longtask').filter(({ start }) => start > paintOf(noted))))
  }
  report(`${path} largest paint beside the page without scripts`, paints, limits.paint)
  report(`${path} longest task after it, in ms`, tasks, limits.hydration)
}

const tap = (selector: string) => async (tab: CDPSession) => {
  const expression = `(() => {
    const element = Array.from(document.querySelectorAll('${selector}')).find((each) => each.checkVisibility())
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`
  const { result } = await tab.send('Runtime.evaluate', { expression, returnByValue: true })
  await pause(1000) // as a visitor reads: what came into the window is decoded
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [result.value] })
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await pause(1500) // longer than the fade
}

const type = (text: string) => async (tab: CDPSession) => {
  for (const key of text) {
    await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key })
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
  await pause(500)
}

const typeIn = (name: string, text: string) => [tap(`[name="${name}"]`), type(text)]

const form = [
  ...typeIn('name', 'Anne'),
  ...typeIn('email', 'anne@exemple.fr'),
  ...typeIn('message', 'Un mur'),
]
const interactions: [what: string, path: string, ...steps: Step[]][] = [
  ['opening the menu', pages.home.path, tap('header button')],
  ['following a link', pages.home.path, tap(`main a[href="${pages.expertises.path}"]`)],
  ['unfolding a text', pages.expertises.path, tap('main summary')],
  ['typing', pages.contact.path, ...typeIn('name', 'Anne Durand')],
  ['submitting', pages.contact.path, ...form, tap('form [type="submit"]')],
]

for (const [what, path, ...steps] of interactions) {
  const waits: number[] = []
  for (const _ of times) {
    const noted = (await visit(path, { isSlowLine: false, steps }))('event')
    // An interaction that did not happen must not count as a quick one.
    waits.push(noted.length > 0 ? longest(noted) : NaN)
  }
  report(`${what}, in ms`, waits, limits.interaction)
}

await browser.close()
await server.close()
