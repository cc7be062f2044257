import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { height, type Engine } from './engine.ts'

/**
 * The oldest Chromium that the site supports, which has no popovers yet. It comes compressed in a package made for
 * servers, for Linux on x64 only; here it is unpacked once.
 */
export function findOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('It is one for Linux on x64.')
  const require = createRequire(import.meta.url)
  const packed = resolve(dirname(require.resolve('@sparticuz/chromium')), '../bin/chromium.br')
  const program = resolve(import.meta.dirname, '../../node_modules/.cache/old-chromium/chromium')
  if (!existsSync(program)) {
    mkdirSync(dirname(program), { recursive: true })
    writeFileSync(`${program}.new`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
    renameSync(`${program}.new`, program)
  }
  return program
}

/** Messages that Chromium itself writes to the console of any page. */
const ownWords = /^Found a 'popover' attribute|Permissions-Policy header: Origin trial controlled feature/

export async function startOldChromium(): Promise<Engine> {
  const executablePath = findOldChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  return {
    close: () => browser.close(),
    async open(width, scripts, messages) {
      const page = await browser.newPage({ viewport: { width, height }, javaScriptEnabled: scripts })
      page.setDefaultTimeout(0) // the test's own timeout is enough
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !ownWords.test(message.text()))
          messages.push(message.text())
      })
      page.on('pageerror', ({ message }) => messages.push(message))
      return {
        page,
        resize: (to) => page.setViewportSize({ width: to, height }),
        close: () => page.close(),
      }
    },
  }
}
