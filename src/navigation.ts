import { linkOptions } from '@tanstack/react-router'
import { site } from './content/site.ts'

/** The only list of menu entries: the bar and the footer show it. */
export const navigation = linkOptions([
  { to: '/', label: site.nav.home, activeOptions: { exact: true } },
  { to: '/societe', label: site.nav.about },
  { to: '/expertises', label: site.nav.expertises },
  { to: '/travaux-speciaux', label: site.nav.specialWorks },
  { to: '/realisations', label: site.nav.projects },
  { to: '/particuliers', label: site.nav.individuals },
  { to: '/contact', label: site.nav.contact },
])

/** Where buttons and cards lead, for those that are no menu entry. */
export const links = {
  home: linkOptions({ to: '/' }),
  about: linkOptions({ to: '/societe' }),
  legal: linkOptions({ to: '/societe', hash: site.legalId }),
  expertises: linkOptions({ to: '/expertises' }),
  specialWorks: linkOptions({ to: '/travaux-speciaux' }),
  projects: linkOptions({ to: '/realisations' }),
  individuals: linkOptions({ to: '/particuliers' }),
  contact: linkOptions({ to: '/contact' }),
}
