import { vi } from 'vitest'
import * as load from '../../src/data/load.ts'
import type { Company } from '../../src/content/schemas/company.ts'
import type { ContentFile } from '../../src/content/schemas/files.ts'
import { durand } from './durand.ts'

/** Modules that are imported afterwards see `changes` in entreprise.yaml. */
export function companyWith(changes: Partial<Company>) {
  vi.resetModules()
  const company = { ...durand, ...changes }
  const loadContent = (name: ContentFile) => (name === 'entreprise' ? company : load.loadContent(name))
  vi.doMock('../../src/data/load.ts', () => ({ ...load, loadContent }))
}
