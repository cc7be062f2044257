import { seeWhere } from './offer.ts'
import { words } from './words.ts'

const { page: _, areas, ...typed } = words('expertises')

export const expertises = {
  ...typed,
  areas: areas.map((area) => ({
    ...area,
    see: seeWhere(area.see),
    features: area.features.map((feature) => ({ ...feature, see: seeWhere(feature.see) })),
  })),
}
