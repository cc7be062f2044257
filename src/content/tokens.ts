import { given } from './schemas/companyValues.ts'
import type { Token } from './schemas/tokens.ts'
import { company } from './company.ts'
import {
  addressLine,
  areaServedText,
  inCity,
  insuredFor,
  openingHoursPhrase,
  placesServed,
  replyDelayText,
  requestRecipient,
  telephoneDisplay,
  tendersEmail,
} from './companyDetails.ts'
import { setFrench } from './typography.ts'

const lawOfInsurance =
  'La loi nous impose une assurance décennale pour les travaux dont un défaut pourrait compromettre la solidité de l’ouvrage ou le rendre impropre à son usage, sauf pour les infrastructures. L’attestation accompagne le devis. Vérifiez, avant de signer, qu’elle cite ces travaux et qu’elle vaudra à l’ouverture du chantier.'

// Used only if entreprise.yaml names a policy.
const claimOfInsurance = `Oui, pour les activités que nomment nos attestations : ${insuredFor}. Les assureurs sont nommés dans les mentions légales. Les attestations accompagnent le devis et les factures. Vérifiez, avant de signer, qu’elles citent vos travaux et qu’elles vaudront à l’ouverture du chantier.`

const known: Record<Token, string> = {
  nom: company.name,
  ville: inCity,
  région: company.region,
  zone: areaServedText,
  lieux: placesServed,
  adresse: addressLine,
  téléphone: telephoneDisplay,
  'e-mail': company.email,
  'e-mail des DCE': tendersEmail,
  horaires: openingHoursPhrase,
  délai: replyDelayText,
  destinataire: requestRecipient,
  assurances: setFrench(insuredFor === '' ? lawOfInsurance : claimOfInsurance),
  'responsabilité civile': company.insurance.liability ? 'responsabilité civile,' : '',
  dépannage:
    given(company.repairPrices) === null ? '' : 'Nos prix de dépannage sont dans les mentions légales.',
}

/** What the site fills in for a name between braces. */
export const tokens: Readonly<Record<string, string>> = known
