import { expect, test as base } from '@playwright/test'
import { openFirefox } from './firefox.ts'
import { visitorOf, type Visitor, type Window } from './visitor.ts'
import { openWebKit } from './webkit.ts'

type Visit = { width?: number; scripts?: boolean }

type Fixtures = {
  /** Opens a page as a visitor; by default as wide as a phone and with scripts, and waits until they have started. */
  come: (path: string, visit?: Visit) => Promise<Visitor>
}

/** A test fails on any error or warning in the console of its visitor's browser. */
export const test = base.extend<Fixtures>({
  come: async ({ baseURL }, provide, { project }) => {
    const open = project.name === 'Firefox' ? openFirefox : openWebKit
    const messages: string[] = []
    const tabs: Window[] = []
    await provide(async (path, { width = 390, scripts = true } = {}) => {
      const tab = await open(width, scripts, messages)
      tabs.push(tab)
      const visitor = visitorOf(tab, baseURL ?? '', scripts)
      await visitor.goTo(path)
      return visitor
    })
    for (const { close } of tabs) await close()
    expect(messages).toEqual([])
  },
})

export { expect }
