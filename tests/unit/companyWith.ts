import { vi } from 'vitest'
import * as load from '../../src/words/load.ts'
import type { Company } from '../../src/content/schemas/company.ts'
import { durand } from './durand.ts'

/** What is imported after it sees `changes` as if they stood in entreprise.yaml. */
export function companyWith(changes: Partial<Company>) {
  vi.resetModules()
  // What has been read and found right stays so.
  vi.doMock('../../src/words/load.ts', () => load)
  load.known.entreprise = { ...durand, ...changes }
}
