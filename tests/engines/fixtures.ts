import { expect, test as base } from '@playwright/test'
import type { Engine } from './engine.ts'
import { engines } from './engines.ts'
import { visitorOf, type Visitor } from './visitor.ts'

type Visit = { width?: number; scripts?: boolean }

type Fixtures = {
  /** Opens a page as a visitor; by default as wide as a phone and with scripts, and waits until they have started. */
  come: (path: string, visit?: Visit) => Promise<Visitor>
}

/** A test fails on any error or warning in the console of its visitor's browser. */
export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    // Playwright asks for a destructured first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => {
      const engine = await engines[project.name]?.start()
      if (!engine) throw new Error(`No engine "${project.name}"`)
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  come: async ({ engine, baseURL }, provide) => {
    const messages: string[] = []
    let close: (() => Promise<unknown>) | undefined
    const leave = () => close?.()
    await provide(async (path, { width = 390, scripts = true } = {}) => {
      // One visitor at a time: WebKit's driver can have only one session.
      await leave()
      const tab = await engine.open(width, scripts, messages)
      close = tab.close
      const visitor = visitorOf(tab.page, baseURL ?? '', scripts)
      await visitor.goTo(path)
      return visitor
    })
    await leave()
    expect(messages).toEqual([])
  },
})

export { expect }
