import { z } from 'zod'
import { group, line, picture, prose } from './fields.ts'
import { found } from './page.ts'

export const notFoundSchema = z.strictObject({
  page: group('La page', found),
  title: line('Titre'),
  text: prose('Texte'),
  homeLink: line('Lien vers l’accueil'),
  contactLink: line('Lien vers Contact'),
  picture: picture('Image', 'Une rue où manque une maison, au-dessus des fondations du pied de page.'),
})
