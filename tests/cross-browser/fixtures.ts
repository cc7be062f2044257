import { expect, test as base } from '@playwright/test'
import { openFirefox } from './firefox.ts'
import { visitorOf, type Open, type Visitor, type BrowserWindow } from './visitor.ts'
import { openWebKit } from './webkit.ts'

type Visit = { width?: number; scripts?: boolean }

type Fixtures = {
  /** Opens a page, by default at 390 px and with JavaScript, and waits for its hydration. */
  visit: (path: string, visit?: Visit) => Promise<Visitor>
}

type WorkerFixtures = { open: Open; window: BrowserWindow }

/** A test fails on any error or warning in the browser's console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  open: [
    async ({}, provide, { project }) => provide(project.name === 'Firefox' ? openFirefox : openWebKit),
    { scope: 'worker' },
  ],
  // Starting a browser takes seconds: the tests share one.
  window: [
    async ({ open }, provide) => {
      const window = await open(true)
      await provide(window)
      await window.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ baseURL, open, window }, provide) => {
    const without: BrowserWindow[] = []
    await provide(async (path, { width = 390, scripts = true } = {}) => {
      const tab = scripts ? window : await open(false)
      if (!scripts) without.push(tab)
      await tab.resize(width)
      const visitor = visitorOf(tab, baseURL ?? '', scripts)
      await visitor.goTo(path)
      return visitor
    })
    for (const { close } of without) await close()
    expect([window, ...without].flatMap(({ messages }) => messages.splice(0))).toEqual([])
  },
})

export { expect }
