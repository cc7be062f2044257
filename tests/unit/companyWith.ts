import { vi } from 'vitest'
import type { Company } from '../../src/content/schemas/company.ts'
import { durand } from './durand.ts'

/** What is imported after it sees `changes` as if they stood in entreprise.yaml. */
export function companyWith(changes: Partial<Company>) {
  const company: Company = { ...durand, ...changes }
  vi.resetModules()
  vi.doMock('../../src/content/company.ts', () => ({ company }))
}
