import { z } from 'zod'
import { line, listOf, prose, tokens, words } from './fields.ts'

/** What its texts name between braces besides: fields of entreprise.yaml, and what legalNotice.ts makes of them. */
const facts =
  `name office publisher formService formScript modelsNote modelsNoteBesidePhotos legal.registeredName
  legal.legalForm legal.capital legal.headOffice legal.siren legal.rcsCity legal.vatNumber legal.director legal.host.name
  legal.host.address legal.host.phone mediator.name mediator.address mediator.url insurance.decennial.insurer
  insurance.decennial.cover insurance.liability.insurer insurance.liability.cover repairPrices.hourlyRate repairPrices.travel
  repairPrices.flatRates personalData.recipients personalData.transfersOutsideEU personalData.serverLogMonths
  personalData.yearsKept.request personalData.yearsKept.contract`.split(/\s+/)

const sentence = (title: string) => words(Infinity, [...tokens, ...facts]).meta({ title, control: 'text' })

const entries = (title: string) =>
  listOf(
    z.strictObject({
      label: line('Nom'),
      texts: listOf(
        sentence('Texte'),
        'Textes',
        'Le premier dont entreprise.yaml dit tout ce qui est entre accolades ; s’il n’y en a pas, rien n’est montré.',
      ),
      none: sentence('Si entreprise.yaml dit « aucun »').exactOptional(),
    }),
    title,
  )

export const legalNoticeSchema = z.strictObject({
  title: line('Titre'),
  intro: prose('Introduction'),
  incompleteIntro: prose(
    'Introduction, tant qu’il manque ce que la loi demande',
    'Elle ne nomme aucune loi.',
  ),
  identity: entries('Identité'),
  practiceTitle: line('Titre des données'),
  practiceTitleWithImages: line('Le même, s’il y a une note sur les images'),
  practice: entries('Données'),
})
