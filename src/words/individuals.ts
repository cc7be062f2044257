import { company } from './company.ts'
import { words } from './load.ts'

const { page: _, symptoms: _symptoms, prices, ...typed } = words('particuliers')

export const individuals = {
  ...typed,
  /** Null if entreprise.yaml has none. */
  prices: company.priceExamples && {
    ...prices,
    items: company.priceExamples.map(({ works, price, year }) => [works, `${price}, en ${year}`] as const),
  },
}
