import { company } from './company.ts'
import { home } from './home.ts'

/**
 * The picture that social networks show with a link to the site. Its file, src/assets/partage-1200x630.jpg, contains
 * the sample's name and logo. Replace it with your own JPEG of the same file name and size, and describe it in `alt`.
 */
export const sharedPicture = {
  alt: `Immeuble haussmannien d’angle en maquette, un échafaudage rouge orangé sur sa façade de droite. À côté : ${company.name}, « ${home.hero.title} ».`,
} as const
