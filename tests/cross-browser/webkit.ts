import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { findProgram, freePort } from '../server/process.ts'
import { height, type Open } from './visitor.ts'

export function findWebKit() {
  if (!findProgram('WebKitWebDriver') || !findProgram('Xvfb'))
    throw new Error('Debian has it in webkit2gtk-driver and xvfb.')
}

/** WebDriver's codes of keys without a character. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** WebKit's driver, on a virtual screen. */
async function startDriver() {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24'], { stdio })
  const [display]: unknown[] = await once(screen.stdout, 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio,
    env: {
      ...process.env,
      XDG_CONFIG_HOME: import.meta.dirname,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      LANG: 'fr_FR.UTF-8',
      NO_AT_BRIDGE: '1',
      // Without a graphics card, the compositor uses Mesa's threads and sometimes crashes.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const close = async () => {
    for (const child of [driver, screen]) {
      child.kill()
      await once(child, 'exit')
    }
  }
  return { output: driver.stdout.setEncoding('utf8'), origin: `http://127.0.0.1:${port}`, close }
}

/** Starts a session of W3C WebDriver and returns a function that sends its commands. */
async function startSession(origin: string, scripts: boolean) {
  let session = ''
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + session + path, { method, body: JSON.stringify(body) })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path}: ${value.error} ${value.message}`)
    return value
  }
  await expect(() => call('GET', '/status')).toPass({ intervals: [50] })
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  if (!scripts) args.push('--enable-javascript-markup=false')
  const timeouts = { script: 120_000 } // the test's own timeout is enough
  const alwaysMatch = { 'webkitgtk:browserOptions': { args }, timeouts }
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch } })
  session = `/session/${sessionId}`
  return (path: string, body: object = {}) => call('POST', path, body)
}

export const openWebKit: Open = async (scripts) => {
  const { output, origin, close } = await startDriver()
  const messages: string[] = []
  output.on('data', (text: string) =>
    messages.push(...text.split('\n').filter((line) => /\bCONSOLE \w* ?(?:ERROR|WARN)/.test(line))),
  )
  const call = await startSession(origin, scripts)
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    call('/actions', { actions: [{ type, id: type, actions }] })
  const type = (text: string) =>
    act(
      'key',
      Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((stroke) => ({ type: stroke, value }))),
    )
  const evaluate = (expression: string) =>
    call('/execute/async', { script: `Promise.resolve(${expression}).then(arguments[0])`, args: [] })
  const setWindow = (width: number, outer: number) => call('/window/rect', { width, height: outer })
  await setWindow(1440, height)
  // The window's height includes a toolbar.
  const outer = 2 * height - Number(await evaluate('innerHeight'))
  return {
    messages,
    close,
    resize: (width) => setWindow(width, outer),
    page: {
      goto: (url) => call('/url', { url }),
      reload: () => call('/refresh'),
      evaluate,
      mouse: {
        click: (x, y) =>
          act('pointer', [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]),
      },
      keyboard: { press: (key) => type(keys[key]), type },
    },
  }
}
