import { group, groups, line, list, prose, proseOf, tokens } from './fields.ts'

/** What its texts name between braces besides: fields of entreprise.yaml, and what legalNotice.ts makes of them. */
const facts =
  `name office publisher formService formScript modelsNote modelsNoteBesidePhotos legal.registeredName
  legal.legalForm legal.capital legal.headOffice legal.siren legal.rcsCity legal.vatNumber legal.director legal.host.name
  legal.host.address legal.host.phone mediator.name mediator.address mediator.url insurance.decennial.insurer
  insurance.decennial.cover insurance.liability.insurer insurance.liability.cover repairPrices.hourlyRate repairPrices.travel
  repairPrices.flatRates personalData.recipients personalData.transfersOutsideEU personalData.serverLogMonths
  personalData.yearsKept.request personalData.yearsKept.contract`.split(/\s+/)

const sentence = proseOf(Infinity, [...tokens, ...facts])

const entries = groups({ label: line, texts: list(sentence), none: sentence.exactOptional() })

export const legalNoticeSchema = group({
  title: line,
  intro: prose,
  incompleteIntro: prose,
  identity: entries,
  practiceTitle: line,
  practiceTitleWithImages: line,
  practice: entries,
})
