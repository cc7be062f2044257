import { company } from './company.ts'
import { home } from './home.ts'

/**
 * The picture that social networks show with a link to the site: `npm run brand` makes it of the company's name, the
 * home page's title and src/assets/partage-fond.webp, which `alt` describes.
 */
export const sharedPicture = {
  alt: `Immeuble haussmannien d’angle en maquette, un échafaudage rouge orangé sur sa façade de droite. À côté : ${company.name}, « ${home.hero.title} ».`,
} as const
