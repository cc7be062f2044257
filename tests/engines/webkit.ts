import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { findProgram, freePort } from '../server/process.ts'
import { height, type Engine } from './engine.ts'

export function findWebKit() {
  if (['WebKitWebDriver', 'Xvfb'].some((name) => findProgram(name) === undefined))
    throw new Error('No WebKit: Debian’s packages are webkit2gtk-driver and xvfb.')
}

/** WebDriver's codes for keys that are not characters. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }
const strokes = ['keyDown', 'keyUp']

/** Driven over W3C WebDriver. Each visit starts a process of its own, which takes a second. */
export async function startWebKit(): Promise<Engine> {
  findWebKit()
  // A virtual screen, on which the browser opens its windows.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display]: unknown[] = await once(screen.stdout, 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      XDG_CONFIG_HOME: import.meta.dirname,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      LANG: 'fr_FR.UTF-8',
      NO_AT_BRIDGE: '1',
      // Without a graphics card its compositor draws with Mesa's, in several threads, and now and then dies of it.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  driver.stdout.setEncoding('utf8')

  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path}: ${value.error} ${value.message}`)
    return value
  }

  await expect(() => call('GET', '/status')).toPass({ intervals: [50] })

  return {
    async close() {
      for (const child of [driver, screen]) {
        const exit = once(child, 'exit')
        child.kill()
        await exit
      }
    },
    async open(width, scripts, messages) {
      const listen = (text: string) =>
        messages.push(...text.split('\n').filter((line) => /\bCONSOLE \w* ?(?:ERROR|WARN)/.test(line)))
      driver.stdout.on('data', listen)
      const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
      if (!scripts) args.push('--enable-javascript-markup=false')
      const browser = {
        'webkitgtk:browserOptions': { args },
        timeouts: { script: 120_000 }, // the test's own timeout is enough
      }
      const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: browser } })
      const session = `/session/${sessionId}`
      const ask = (what: string, body: object) => call('POST', `${session}/${what}`, body)
      const act = (type: 'key' | 'pointer', actions: object[]) =>
        ask('actions', { actions: [{ type, id: type, actions }] })
      const click = (x: number, y: number) =>
        act('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ])
      const type = (text: string) =>
        act(
          'key',
          Array.from(text).flatMap((value) => strokes.map((stroke) => ({ type: stroke, value }))),
        )
      const evaluate = (expression: string) =>
        ask('execute/async', { script: `Promise.resolve(${expression}).then(arguments[0])`, args: [] })
      const setWindow = (to: number, outer: number) =>
        ask('window/rect', { x: 0, y: 0, width: to, height: outer })
      await setWindow(width, height)
      // The window has a tool bar.
      const outer = 2 * height - Number(await evaluate('innerHeight'))
      const resize = (to: number) => setWindow(to, outer)
      await resize(width)
      return {
        resize,
        page: {
          goto: (url) => ask('url', { url }),
          reload: () => ask('refresh', {}),
          evaluate,
          mouse: { click },
          keyboard: { press: (key) => type(keys[key]), type },
        },
        async close() {
          try {
            await call('DELETE', session)
          } catch (error) {
            // The window is already closed when the driver looks for it: that is what was wanted.
            if (!String(error).includes('no such window')) throw error
          }
          driver.stdout.off('data', listen)
        },
      }
    },
  }
}
