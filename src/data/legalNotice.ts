import { isSampleAddress } from '../content/schemas/company.ts'
import { addressLine } from './companyDetails.ts'
import { loadContent } from './load.ts'
import { allPictures } from './pictures.ts'
import { fill, getContent } from './content.ts'

const company = loadContent('entreprise')

const { name, legal, mediator, personalData, picturesNote, quoteDelivery } = company
const { intro, incompleteIntro, practiceTitle, practiceTitleWithImages, ...typed } =
  getContent('mentions-legales')

const years = (count: number) => `${count}\u00A0${count === 1 ? 'an' : 'ans'}`

/** The service that receives the form's requests, if it is not the company's own server. Netlify receives what is posted to a page. */
const service = (endpoint: string) => {
  if (endpoint.startsWith('/')) return endpoint.endsWith('.html') ? 'Netlify' : null
  return new URL(endpoint).hostname
}
const formService = quoteDelivery && service(quoteDelivery.endpoint)
const pictures = allPictures()
const hasPhotos = pictures.some(({ photo }) => photo)
/** Whether the site has photos, which the note about models does not apply to. */
const modelsNote = pictures.every(({ photo }) => photo) ? null : picturesNote

/** The fields of entreprise.yaml, by their paths. */
const fieldsIn = (value: object, path = ''): [path: string, text: string][] =>
  Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'object') return inner ? fieldsIn(inner, `${path}${key}.`) : []
    return [[path + key, String(inner)]]
  })

const facts: Parameters<typeof fill>[1] = {
  ...Object.fromEntries(fieldsIn(company)),
  'legal.registeredName': legal.registeredName === name ? null : legal.registeredName,
  'legal.siren': legal.siren?.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1\u00A0'),
  'personalData.yearsKept.request': years(personalData.yearsKept.request),
  'personalData.yearsKept.contract': years(personalData.yearsKept.contract),
  // With a real URL, the sample's identity stops the build (contentChecks.ts).
  sampleName: isSampleAddress(company.url) ? name : null,
  office: addressLine,
  publisher: legal.registeredName ?? name,
  formService,
  formScript: quoteDelivery && !formService ? name : null,
  // Only the site's own PHP script has a sender.
  formCounter: quoteDelivery?.sender ? name : null,
  modelsNote: hasPhotos ? null : modelsNote,
  modelsNoteBesidePhotos: hasPhotos && modelsNote?.replace(/^./, (first) => first.toLowerCase()),
}

const factsIn = (text: string) => (text.match(/[^{}]+(?=\})/g) ?? []).map((key) => facts[key])

/** Each entry's label with the first of its texts whose tokens all have a value. */
const shown = (entries: typeof typed.identity) =>
  entries.flatMap(({ label, texts, none }) => {
    const all = none && texts.some((one) => factsIn(one).includes('aucun')) ? [...texts, none] : texts
    const text = all.find((one) => factsIn(one).every((fact) => fact && fact !== 'aucun'))
    return text === undefined ? [] : [[label, fill(text, facts)] as const]
  })

// The fields that the law named in the intro requires. Before publication the build requires more (contentChecks.ts).
const isComplete = [...Object.values(legal), mediator].every((slot) => slot !== null)

/** The legal notice that French law requires. */
export const legalNotice = {
  title: typed.title,
  // An incomplete notice names no law, so that it does not claim to be complete.
  intro: isComplete ? intro : incompleteIntro,
  identity: shown(typed.identity),
  practiceTitle: modelsNote === null ? practiceTitle : practiceTitleWithImages,
  practice: shown(typed.practice),
}
