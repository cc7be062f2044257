import { company } from './company.ts'
import { addressLine, telephoneDisplay } from './companyDetails.ts'

/** Words that stand on every page. */
export const site = {
  skipLink: 'Aller au contenu',
  mainId: 'contenu',
  legalId: 'mentions-legales',
  logoLabel: `${company.name}, accueil`,
  titleSuffix: ` – ${company.name}`,
  nav: {
    label: 'Navigation principale',
    home: 'Accueil',
    about: 'La Société',
    expertises: 'Expertises Techniques',
    specialWorks: 'Travaux Spéciaux',
    projects: 'Réalisations',
    individuals: 'Particuliers',
    contact: 'Contact',
  },
  menu: {
    title: 'Menu',
    quote: 'Demander un Devis',
  },
  footer: {
    label: 'Pied de page',
    tagline: company.tagline,
    linksTitle: 'Liens rapides',
    contactTitle: 'Nous joindre',
    phoneLabel: 'Téléphone',
    emailLabel: 'E-mail',
    socialTitle: 'Réseaux sociaux',
    socialLabel: (network: string) => `${company.name} sur ${network}`,
    officeTitle: `Bureau à ${company.address.city}`,
    hoursTitle: 'Horaires',
    legalLink: 'Mentions légales',
    copyright: `© ${company.name}`,
  },
  toast: {
    label: 'Notification',
    regionLabel: 'Notifications ({hotkey})',
    close: 'Fermer',
  },
  printHead: `${company.name} – ${telephoneDisplay} – ${addressLine}`,
} as const
