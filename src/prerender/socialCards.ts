import { company } from '../content/company.ts'
import type { MenuPage } from '../content/pages.ts'
import { sharedPicture } from '../content/sharedPicture.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { EmittedFiles } from './emittedFiles.ts'
import { tag } from './html.ts'

/** The preview of a link in messages and social networks: Open Graph, which X also reads, and X's own card type. */
export const socialCards = ({ path, title, description }: MenuPage, files: EmittedFiles) => {
  const properties = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:locale': 'fr_FR',
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(path),
    'og:image': absoluteUrl(files.sharedPicture),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': sharedPicture.alt,
  }
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
