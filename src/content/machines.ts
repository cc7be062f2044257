import { company } from './company.ts'

/** Words that only machines show: the preview of a shared link. No page imports them. */
export const machines = {
  sharedPicture: {
    // The picture itself (src/assets/partage-1200x630.jpg) has the sample's name and mark in it: put your own
    // in its place, a JPEG of the same name and size, and say here what it shows.
    alt: `Immeuble haussmannien d’angle en maquette, un échafaudage rouge orangé sur sa façade de droite. À côté : ${company.name}, « Rénover, étancher, construire à Paris ».`,
  },
} as const
