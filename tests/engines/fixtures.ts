import { expect, test as base } from '@playwright/test'
import type { Engine } from './engine.ts'
import { engines } from './engines.ts'
import { visitorOf, type Visitor } from './visitor.ts'

export type EngineName = { engineName: string }
type EngineFixture = { engine: Engine }

type Visit = { width?: number; scripts?: boolean }

type Fixtures = {
  /** Opens a page as a visitor; by default as wide as a phone and with scripts, and waits until they have started. */
  come: (path: string, visit?: Visit) => Promise<Visitor>
}

/** A test fails on any error or warning in the console of its visitor's browser. */
export const test = base.extend<Fixtures, EngineName & EngineFixture>({
  engineName: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await engines[engineName]?.start()
      if (!engine) throw new Error(`No engine "${engineName}"`)
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  come: async ({ engine, baseURL }, provide) => {
    let visitor: Visitor | undefined
    const leave = async () => {
      const messages = visitor?.tab.console() ?? []
      await visitor?.tab.close()
      expect(messages).toEqual([])
    }
    await provide(async (path, { width = 390, scripts = true } = {}) => {
      // One visitor at a time: WebKit's driver can have only one session.
      await leave()
      visitor = visitorOf(await engine.open(width, scripts), baseURL ?? '', scripts)
      await visitor.goTo(path)
      return visitor
    })
    await leave()
  },
})

export { expect }
