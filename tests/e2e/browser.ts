import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from '../server/process.ts'

/** The path of a Chromium or Chrome that is on this machine: Debian's headless shell, which is the fastest, else any. */
export function findBrowser(): string {
  const found = [
    process.env.CHROME_PATH,
    ...[
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'chrome',
    ].map(findProgram),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path))
  if (found) return found
  throw new Error('No Chromium: install Chromium or Chrome, or set CHROME_PATH to one, and try again.')
}
