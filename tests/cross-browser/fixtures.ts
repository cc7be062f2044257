import { expect, test as base } from '@playwright/test'
import { openFirefox } from './firefox.ts'
import { visitorOf, type Visitor, type BrowserWindow } from './visitor.ts'
import { openWebKit } from './webkit.ts'

type Fixtures = {
  /** Opens a page, by default at 390 px, and waits for its hydration. */
  visit: (path: string, width?: number) => Promise<Visitor>
}

type WorkerFixtures = { scripts: boolean; window: BrowserWindow }

/** A test fails on any error or warning in the browser's console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  scripts: [true, { scope: 'worker', option: true }],
  // Starting a browser takes seconds, and on a busy machine minutes: the tests share one.
  window: [
    async ({ scripts }, provide, { project }) => {
      const openBrowser = project.name === 'Firefox' ? openFirefox : openWebKit
      const window = await openBrowser(scripts)
      await provide(window)
      await window.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  visit: async ({ baseURL, scripts, window }, provide) => {
    await provide(async (path, width = 390) => {
      await window.resize(width)
      const visitor = visitorOf(window, baseURL ?? '', scripts)
      await visitor.goTo(path)
      return visitor
    })
    expect(window.messages.splice(0)).toEqual([])
  },
})

export { expect }
