import { meta } from '../src/content/meta.ts'

/**
 * The pages in the order of the menu, with what the menu calls them, as every test knows them. Paths and labels are
 * written out, not imported: what is required must not follow a change of the code.
 */
export const pages = [
  { path: '/', label: 'Accueil', ...meta.home },
  { path: '/societe', label: 'La Société', ...meta.about },
  { path: '/expertises', label: 'Expertises Techniques', ...meta.expertises },
  { path: '/travaux-speciaux', label: 'Travaux Spéciaux', ...meta.specialWorks },
  { path: '/realisations', label: 'Réalisations', ...meta.projects },
  { path: '/particuliers', label: 'Particuliers', ...meta.individuals },
  { path: '/contact', label: 'Contact', ...meta.contact },
] as const

/** The addresses of the site; the not-found page has none. */
export const paths = pages.map(({ path }) => path)
