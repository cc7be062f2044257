import { seeWhere } from './offer.ts'
import { words } from './words.ts'

const { page: _, services, ...typed } = words('travaux-speciaux')

export const specialWorks = {
  ...typed,
  services: {
    ...services,
    items: services.items.map((service) => ({ ...service, see: seeWhere(service.see) })),
  },
}
