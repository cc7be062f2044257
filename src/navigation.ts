import { linkOptions } from '@tanstack/react-router'
import { site } from './content/site.ts'

// No page has pages below it, and what a campaign adds to an address makes it no other page.
const activeOptions = { exact: true, includeSearch: false }

/** The only list of menu entries: the bar and the footer show it. */
export const navigation = linkOptions([
  { to: '/', label: site.nav.home, activeOptions },
  { to: '/societe', label: site.nav.about, activeOptions },
  { to: '/expertises', label: site.nav.expertises, activeOptions },
  { to: '/travaux-speciaux', label: site.nav.specialWorks, activeOptions },
  { to: '/realisations', label: site.nav.projects, activeOptions },
  { to: '/particuliers', label: site.nav.individuals, activeOptions },
  { to: '/contact', label: site.nav.contact, activeOptions },
])

/** Where buttons and cards lead, for those that are no menu entry. */
export const links = {
  home: linkOptions({ to: '/' }),
  about: linkOptions({ to: '/societe' }),
  legal: linkOptions({
    to: '/societe',
    hash: site.legalId,
    activeOptions: { ...activeOptions, includeHash: true },
  }),
  expertises: linkOptions({ to: '/expertises' }),
  specialWorks: linkOptions({ to: '/travaux-speciaux' }),
  projects: linkOptions({ to: '/realisations' }),
  individuals: linkOptions({ to: '/particuliers' }),
  contact: linkOptions({ to: '/contact' }),
}
