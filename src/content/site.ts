import { company } from './company.ts'
import { addressLine, areaServedText, given, inCity, telephoneDisplay } from './companyDetails.ts'

/** Words that stand on every page. */
export const site = {
  skipLink: 'Aller au contenu',
  mainId: 'contenu',
  legalId: 'mentions-legales',
  personalDataId: 'donnees-personnelles',
  logoLabel: `${company.name}, accueil`,
  titleSuffix: ` – ${company.name}`,
  callLabel: `Appeler le ${telephoneDisplay}`,
  // Entre un lien vers le formulaire et le téléphone.
  or: 'ou',
  navigationLabel: 'Navigation principale',
  menu: {
    title: 'Menu',
    close: 'Fermer',
    quote: 'Demander un Devis',
  },
  footer: {
    linksId: 'liens-rapides',
    linksTitle: 'Liens rapides',
    contactTitle: 'Nous joindre',
    socialTitle: 'Réseaux sociaux',
    socialLabel: (network: string) => `${company.name} sur ${network}`,
    officeTitle: `Bureau ${inCity}`,
    area: `Chantiers : ${areaServedText}.`,
    legalLink: given(company.repairPrices) === null ? 'Mentions légales' : 'Mentions légales et tarifs',
    copyright: `© ${company.name}`,
  },
  toast: {
    label: 'Notification',
    regionLabel: 'Notifications ({hotkey})', // Radix replaces {hotkey} with its keyboard shortcut
    close: 'Fermer',
  },
  printHead: `${company.name} – ${telephoneDisplay} – ${addressLine}`,
} as const
