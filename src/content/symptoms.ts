import { pages } from './pages.ts'

const { expertises, individuals } = pages

/** What people see, in their own words, and where the site answers it: a page and a fragment of it. */
export const symptoms = {
  id: 'que-voyez-vous',
  title: 'Que voyez-vous ?',
  items: {
    stain: { label: 'Une tache au plafond', page: expertises, id: 'tache-au-plafond' },
    cellar: { label: 'Une cave humide', page: expertises, id: 'cave-humide' },
    crack: { label: 'Une fissure', page: expertises, id: 'fissure' },
    balcony: { label: 'Un balcon qui s’effrite', page: expertises, id: 'balcon-qui-s-effrite' },
    terrace: { label: 'Une terrasse qui fuit', page: expertises, id: 'terrasse-qui-fuit' },
    wall: { label: 'Un mur à ouvrir', page: individuals, id: 'mur-a-ouvrir' },
  },
} as const
