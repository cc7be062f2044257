/** The pages, in the order of the menu, each with its address: the route and all links take it from here. */
export const paths = {
  home: '/',
  about: '/societe',
  expertises: '/expertises',
  specialWorks: '/travaux-speciaux',
  projects: '/realisations',
  individuals: '/particuliers',
  contact: '/contact',
} as const

export type PageName = keyof typeof paths

const isPageName = (name: string): name is PageName => name in paths

export const pageNames = Object.keys(paths).filter(isPageName)
