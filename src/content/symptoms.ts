import { isOffered } from './offer.ts'
import { pages } from './pages.ts'
import type { PictureName } from './pictures.ts'

const { expertises, individuals } = pages

/**
 * Ce que voient les gens, dans leurs mots, ce qu’ils font d’abord, et la partie du site qui y répond : une page, et l’`id`
 * de la réponse dans les textes de cette page. Si la réponse est supprimée, sa ligne n’est plus montrée. L’image, dans
 * src/assets/pictures/symptomes, porte le nom de l’`id`.
 */
export const symptoms = {
  id: 'que-voyez-vous',
  title: 'Que voyez-vous ?',
  items: (
    [
      {
        label: 'Une tache au plafond',
        first: 'Photographiez-la, datez-la.',
        path: expertises.path,
        id: 'tache-au-plafond',
      },
      {
        label: 'Une cave humide',
        first: 'Libérez les soupiraux, ne peignez pas.',
        path: expertises.path,
        id: 'cave-humide',
      },
      {
        label: 'Une fissure',
        first: 'Marquez ses deux bouts au crayon.',
        path: expertises.path,
        id: 'fissure',
      },
      {
        label: 'Un balcon qui s’effrite',
        first: 'N’y allez plus, faites barrer dessous.',
        path: expertises.path,
        id: 'balcon-qui-s-effrite',
      },
      {
        label: 'Une terrasse qui fuit',
        first: 'Ne montez pas, abritez le dessous.',
        path: expertises.path,
        id: 'terrasse-qui-fuit',
      },
      {
        label: 'Un mur à ouvrir',
        first: 'Ne cassez rien sans diagnostic.',
        path: individuals.path,
        id: 'mur-a-ouvrir',
      },
    ] as const satisfies readonly { id: PictureName; label: string; first: string; path: string }[]
  ).filter(isOffered),
} as const
