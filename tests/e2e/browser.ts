import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { tryTo, tryToInstall } from '../debian.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onThisMachine = () =>
  [
    process.env.CHROME_PATH ?? '',
    chromium.executablePath(),
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find((path) => path !== '' && isExecutable(path))

/** The path of a Chromium or Chrome: one that is there, else Playwright's own download, else Debian's package. */
export function findBrowser(): string {
  const found = onThisMachine()
  if (found) return found
  tryTo('npx', 'playwright', 'install', 'chromium')
  const downloaded = onThisMachine()
  if (downloaded) return downloaded
  tryToInstall('chromium')
  const installed = onThisMachine()
  if (installed) return installed
  throw new Error('No Chromium: install Chromium or Chrome, or set CHROME_PATH to one, and try again.')
}
