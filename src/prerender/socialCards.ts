import { company } from '../content/company.ts'
import { machines } from '../content/machines.ts'
import type { MenuPage } from '../content/pages.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { tag } from './html.ts'
import type { MachineFiles } from './machineFiles.ts'

/** The preview of a link in messages and social networks: Open Graph, which X reads too, beside its own card. */
export const socialCards = ({ path, title, description }: MenuPage, { sharedPicture }: MachineFiles) => {
  const properties = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:locale': 'fr_FR',
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(path),
    'og:image': absoluteUrl(sharedPicture),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': machines.sharedPicture.alt,
  }
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
