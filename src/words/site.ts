import { given } from '../content/schemas/company.ts'
import { company } from './company.ts'
import { addressLine, telephoneDisplay } from './companyDetails.ts'
import { words } from './load.ts'

const { failure, ...typed } = words('site')

/** Shown instead of a page that failed to render. */
export { failure }

const { socialOn, legalLink, legalLinkWithPrices, ...footer } = typed.footer

/** Words that stand on every page. */
export const site = {
  ...typed,
  logoLabel: `${company.name}, ${typed.logoLabel}`,
  mainId: 'contenu',
  legalId: 'mentions-legales',
  personalDataId: 'donnees-personnelles',
  quoteFormId: 'devis',
  titleSuffix: ` – ${company.name}`,
  footer: {
    ...footer,
    copyright: `© ${company.name}`,
    linksId: 'liens-rapides',
    social: company.social.map(({ network, url }) => ({
      network,
      url,
      label: `${company.name} ${socialOn} ${network}`,
    })),
    legalLink: given(company.repairPrices) === null ? legalLink : legalLinkWithPrices,
  },
  // Radix replaces {hotkey} with its keyboard shortcut.
  toast: { ...typed.toast, regionLabel: `${typed.toast.regionLabel} ({hotkey})` },
  printHead: `${company.name} – ${telephoneDisplay} – ${addressLine}`,
}
