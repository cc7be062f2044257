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
    const tabs: Awaited<ReturnType<Engine['open']>>[] = []
    await provide(async (path, { width = 390, scripts = true } = {}) => {
      const tab = await engine.open(width, scripts, messages)
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
