import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { findProgram, freePort } from '../server/process.ts'
import { height, type Engine, type Point } from './engine.ts'

export function findWebKit() {
  if (['WebKitWebDriver', 'Xvfb'].some((name) => findProgram(name) === undefined))
    throw new Error('No WebKit: Debian’s packages are webkit2gtk-driver and xvfb.')
}

/** Starts a virtual screen, on which the browser opens its windows. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (data) => resolve(String(data).trim()))
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  return { screen, display: `:${number}` }
}

/** WebDriver's codes for keys that are not characters. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** Driven over W3C WebDriver. Each visit starts a process of its own, which takes a second. */
export async function startWebKit(): Promise<Engine> {
  findWebKit()
  const { screen, display } = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      XDG_CONFIG_HOME: import.meta.dirname,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANG: 'fr_FR.UTF-8',
      NO_AT_BRIDGE: '1',
    },
  })
  const messages: string[] = []
  driver.stdout.setEncoding('utf8').on('data', (text: string) => {
    messages.push(...text.split('\n').filter((line) => /\bCONSOLE \w* ?(?:ERROR|WARN)/.test(line)))
  })

  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
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
    async open(width, scripts) {
      messages.length = 0
      const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
      if (!scripts) args.push('--enable-javascript-markup=false')
      const { sessionId } = await call('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': { args },
            timeouts: { script: 120_000 }, // the test's own timeout is enough
          },
        },
      })
      const session = `/session/${sessionId}`
      const act = (...actions: object[]) => call('POST', `${session}/actions`, { actions })
      const pointer =
        (pointerType: string) =>
        ({ x, y }: Point) =>
          act({
            type: 'pointer',
            id: pointerType,
            parameters: { pointerType },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          })
      const keyboard = (text: string) =>
        act({
          type: 'key',
          id: 'keyboard',
          actions: Array.from(text).flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        })
      const resize = (outer: number) =>
        call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: outer })
      const evaluate = (expression: string) =>
        call('POST', `${session}/execute/async`, {
          script: `const give = arguments[0]; Promise.resolve(${expression}).then(give)`,
          args: [],
        })
      await resize(height)
      // The window has a tool bar.
      await resize(2 * height - Number(await evaluate('innerHeight')))
      return {
        goTo: (url) => call('POST', `${session}/url`, { url }),
        reload: () => call('POST', `${session}/refresh`, {}),
        evaluate,
        click: pointer('mouse'),
        tap: pointer('pen'),
        press: (key) => keyboard(keys[key]),
        type: keyboard,
        messages,
        async close() {
          try {
            await call('DELETE', session)
          } catch (error) {
            // The window is already closed when the driver looks for it: that is what was wanted.
            if (!String(error).includes('no such window')) throw error
          }
        },
      }
    },
  }
}
