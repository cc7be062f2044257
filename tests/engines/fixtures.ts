import { expect, test as base } from '@playwright/test'
import type { Engine, Visit } from './engine.ts'
import { engines } from './engines.ts'
import { visitorOf, type Visitor } from './visitor.ts'

export type EngineName = { engineName: string }
type EngineFixture = { engine: Engine }

type Fixtures = {
  /** A visitor who has come to a page; on a telephone with scripts, if nothing else is said. */
  come: (path: string, visit?: Partial<Visit>) => Promise<Visitor>
}

/** Fails on anything that the console of a visitor's browser would show. */
export const test = base.extend<Fixtures, EngineName & EngineFixture>({
  engineName: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]?.start()
      if (!engine) throw new Error(`No engine "${engineName}"`)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  come: async ({ engine, baseURL }, use) => {
    const visitors: Visitor[] = []
    await use(async (path, visit) => {
      const asked = { width: 390, scripts: true, reducedMotion: false, ...visit }
      const tab = await engine.open(asked)
      const visitor = visitorOf(tab, baseURL ?? '')
      visitors.push(visitor)
      await visitor.goTo(path)
      if (asked.scripts) await visitor.isServed()
      return visitor
    })
    for (const { tab } of visitors) {
      const messages = tab.console()
      await tab.close()
      expect(messages).toEqual([])
    }
  },
})

export { expect }
