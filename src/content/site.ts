import { given } from './schemas/companyValues.ts'
import { siteSchema } from './schemas/site.ts'
import { company } from './company.ts'
import { addressLine, telephoneDisplay } from './companyDetails.ts'
import { words } from './words.ts'

const { failure: _, ...typed } = words(siteSchema, 'site')

const { socialOn, legalLink, legalLinkWithPrices, ...footer } = typed.footer

/** Words that stand on every page. */
export const site = {
  ...typed,
  mainId: 'contenu',
  legalId: 'mentions-legales',
  personalDataId: 'donnees-personnelles',
  quoteFormId: 'devis',
  titleSuffix: ` – ${company.name}`,
  footer: {
    ...footer,
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
