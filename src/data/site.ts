import { unlessNone } from '../content/schemas/company.ts'
import { addressLine, telephoneDisplay } from './companyDetails.ts'
import { loadContent } from './load.ts'
import { symptomCtas } from './symptoms.ts'
import { getContent } from './content.ts'

const company = loadContent('entreprise')

const { failure: errorTexts, ...typed } = getContent('site')

/** Texts of the error fallback. */
export { errorTexts }

const { socialOn, legalLink, legalLinkWithPrices, ...footer } = typed.footer

/** Texts that every page has. */
export const site = {
  ...typed,
  logoLabel: `${company.name}, ${typed.logoLabel}`,
  mainId: 'contenu',
  legalId: 'mentions-legales',
  personalDataId: 'donnees-personnelles',
  quoteFormId: 'devis',
  symptomsId: 'que-voyez-vous',
  hasSymptoms: Object.keys(symptomCtas).length > 0,
  footer: {
    ...footer,
    copyright: `© ${company.name}`,
    linksId: 'liens-rapides',
    social: company.social.map(({ network, url }) => ({
      network,
      url,
      label: `${company.name} ${socialOn} ${network}`,
    })),
    legalLink: unlessNone(company.repairPrices) === null ? legalLink : legalLinkWithPrices,
  },
  printHead: `${company.name} – ${telephoneDisplay} – ${addressLine}`,
}
