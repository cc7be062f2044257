import { company } from './company.ts'

/**
 * The picture that goes with shared links. The picture itself (src/assets/partage-1200x630.jpg) has the sample's name
 * and mark in it: put your own in its place, a JPEG of the same name and size, and say here what it shows.
 */
export const sharedPicture = {
  alt: `Immeuble haussmannien d’angle en maquette, un échafaudage rouge orangé sur sa façade de droite. À côté : ${company.name}, « Rénover, étancher, construire à Paris ».`,
} as const
