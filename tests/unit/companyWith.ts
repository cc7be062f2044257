import { vi } from 'vitest'
import type { Company } from '../../src/content/schemas/company.ts'
import { durand } from './durand.ts'

/** What is imported after it sees `changes` as if they stood in entreprise.yaml. */
export async function companyWith(changes: Partial<Company>) {
  vi.resetModules()
  const { known } = await import('../../src/content/load.ts')
  known.entreprise = { ...durand, ...changes }
}
