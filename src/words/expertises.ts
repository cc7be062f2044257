import { seeWhere } from './offer.ts'
import { words } from './load.ts'

const { page: _, areas, managers, ...typed } = words('expertises')

export const expertises = {
  ...typed,
  areas: areas.map((area) => ({
    ...area,
    features: area.features.map((feature) => ({ ...feature, see: seeWhere(feature.see) })),
  })),
  managers: { ...managers, items: managers.items.map((item) => ({ ...item, see: seeWhere(item.see) })) },
}
