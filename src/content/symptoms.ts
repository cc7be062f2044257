import { pages } from './pages.ts'

const { expertises, individuals } = pages

/**
 * What people see, in their own words, and where the site answers it: a page, and the `id` that the answer has among the
 * words of that page. The build names a link to an answer that is not there.
 */
export const symptoms = {
  id: 'que-voyez-vous',
  title: 'Que voyez-vous ?',
  items: {
    stain: { label: 'Une tache au plafond', path: expertises.path, id: 'tache-au-plafond' },
    cellar: { label: 'Une cave humide', path: expertises.path, id: 'cave-humide' },
    crack: { label: 'Une fissure', path: expertises.path, id: 'fissure' },
    balcony: { label: 'Un balcon qui s’effrite', path: expertises.path, id: 'balcon-qui-s-effrite' },
    terrace: { label: 'Une terrasse qui fuit', path: expertises.path, id: 'terrasse-qui-fuit' },
    wall: { label: 'Un mur à ouvrir', path: individuals.path, id: 'mur-a-ouvrir' },
  },
} as const
