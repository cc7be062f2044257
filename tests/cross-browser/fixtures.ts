import { expect, test as base } from '@playwright/test'
import { openFirefox } from './firefox.ts'
import { visitorOf, type Open, type Visitor, type Window } from './visitor.ts'
import { openWebKit } from './webkit.ts'

type Visit = { width?: number; scripts?: boolean }

type Fixtures = {
  /** Opens a page as a visitor; by default as wide as a phone and with scripts, and waits until they have started. */
  come: (path: string, visit?: Visit) => Promise<Visitor>
}

type WorkerFixtures = { open: Open; window: Window }

/** A test fails on any error or warning in the console of its visitor's browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  open: [
    async ({}, provide, { project }) => provide(project.name === 'Firefox' ? openFirefox : openWebKit),
    { scope: 'worker' },
  ],
  // To start a browser takes seconds, so the tests share one.
  window: [
    async ({ open }, provide) => {
      const window = await open(true)
      await provide(window)
      await window.close()
    },
    { scope: 'worker' },
  ],
  come: async ({ baseURL, open, window }, provide) => {
    const without: Window[] = []
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
