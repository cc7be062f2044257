import { isOffered } from './offer.ts'
import { pages } from './pages.ts'
import type { PictureName } from './pictures.ts'
import type { QuoteCall } from './quoteCall.ts'

const { expertises, individuals } = pages

type Symptom = {
  id: PictureName
  label: string
  first: string
  path: string
  call: QuoteCall
}

/**
 * Ce que voient les gens, dans leurs mots, ce qu’ils font d’abord, et la partie du site qui y répond : une page, et l’`id`
 * de la réponse dans les textes de cette page. Si la réponse est supprimée, sa ligne n’est plus montrée. L’image, dans
 * src/assets/pictures/symptomes, porte le nom de l’`id`. Au bout de la réponse, `call` mène au formulaire : le type de projet y
 * est choisi, et le message commence par `label`.
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
        call: { subject: 'etancheite', link: 'Décrire ma tache' },
      },
      {
        label: 'Une cave humide',
        first: 'Libérez les soupiraux, ne peignez pas.',
        path: expertises.path,
        id: 'cave-humide',
        call: { subject: 'etancheite', link: 'Décrire ma cave' },
      },
      {
        label: 'Une fissure',
        first: 'Marquez ses deux bouts au crayon.',
        path: expertises.path,
        id: 'fissure',
        call: { subject: 'reparation', link: 'Décrire ma fissure' },
      },
      {
        label: 'Un balcon qui s’effrite',
        first: 'N’y allez plus, faites barrer dessous.',
        path: expertises.path,
        id: 'balcon-qui-s-effrite',
        call: { subject: 'reparation', link: 'Décrire mon balcon' },
      },
      {
        label: 'Une terrasse qui fuit',
        first: 'Ne montez pas, abritez le dessous.',
        path: expertises.path,
        id: 'terrasse-qui-fuit',
        call: { subject: 'etancheite', link: 'Décrire ma terrasse' },
      },
      {
        label: 'Un mur à ouvrir',
        first: 'Ne cassez rien sans diagnostic.',
        path: individuals.path,
        id: 'mur-a-ouvrir',
        call: { subject: 'renovation', link: 'Décrire mon mur' },
      },
    ] as const satisfies readonly Symptom[]
  ).filter(isOffered),
} as const
