import { z } from 'zod'
import { appearanceSchema } from './appearance.ts'
import { companySchema } from './company.ts'
import {
  oneOfMessage,
  callToAction,
  drawnCallToAction,
  optionalPageMeta,
  pageMeta,
  optionalFlag,
  notFoundMeta,
  object,
  objectList,
  heading,
  id,
  lead,
  shortText,
  nonEmptyList,
  number,
  customSections,
  page,
  percent,
  picture,
  projectType,
  longText,
  proseWith,
  quoteCta,
  seeAlso,
  decorativePicture,
  linkTarget,
  tokens,
  plainText,
  type PageName,
} from './fields.ts'
import type { PresetName } from './picturePresets.ts'

// The schemas of the content files.

const titled = { title: heading, text: longText }

const lights = { Lampe: 'lamp', Jour: 'day', Soir: 'dusk' } as const

const light = z.enum(lights, oneOfMessage(lights)).exactOptional()

/** The height of a floor, as an architect writes it. */
const level = shortText.exactOptional()

const storey = picture('storey', { ratio: [5, 2], phoneRatio: [3, 2] })

const storeys = z.array(object({ picture: storey, level, light, ...linkTarget, ...titled })).prefault([])

const inset = number('un nombre de -50 à 50 (en % de la colonne)', -50, 50)

const insets = z.tuple([inset, inset])

const feature = {
  id: id.exactOptional(),
  ...titled,
  notes: objectList({ start: shortText, rest: longText }).exactOptional(),
  see: seeAlso.exactOptional(),
  picture: picture('half', { ratio: [5, 6] }).exactOptional(),
}

/** A picture behind text; a photo instead stands below the text, as wide as the viewport. */
const underText = (preset: PresetName) => picture(preset, { ratio: [12, 5], phoneRatio: [3, 2] })

/** Where a picture has room for text in a large viewport. */
const textPositions = {
  'Dans un ciel de nuit, qui a en haut la couleur « cielBas »': 'sky',
  'À droite, où elle est sombre': 'inside',
  'À gauche, dans de la terre': 'earth',
} as const

const isFilled = (fields: object) => Object.keys(fields).length > 0

const onePicture = picture('wide', { ratio: [8, 7] }).exactOptional()

const oneLine = longText.exactOptional()

const symptom = object({
  label: shortText,
  first: longText,
  page,
  id,
  picture: decorativePicture('third', { ratio: [11, 13], isFixed: true }),
  // Its label begins the message.
  call: object({ link: shortText, subject: projectType }),
})

/** More tokens for the legal notice: fields of entreprise.yaml, and values that legalNotice.ts derives from them. */
const facts =
  `name office publisher formService formScript formCounter modelsNote modelsNoteBesidePhotos legal.registeredName
  legal.legalForm legal.capital legal.headOffice legal.siren legal.rcsCity legal.vatNumber legal.director legal.host.name
  legal.host.address legal.host.phone mediator.name mediator.address mediator.url insurance.decennial.insurer
  insurance.decennial.cover insurance.liability.insurer insurance.liability.cover repairPrices.hourlyRate repairPrices.travel
  repairPrices.flatRates personalData.recipients personalData.transfersOutsideEU personalData.serverLogMonths
  personalData.yearsKept.request personalData.yearsKept.contract sampleName`.split(/\s+/)

const sentence = proseWith([...tokens, ...facts])

const entries = objectList({
  label: shortText,
  texts: nonEmptyList(sentence),
  none: sentence.exactOptional(),
})

const field = object({ label: shortText, inMail: shortText, isRequired: optionalFlag })

const outcome = object(titled)

/** A message that may contain the visitor's e-mail address. */
const acceptedOutcome = outcome.extend({ text: proseWith([...tokens, 'adresse']) })

/** The schema of each file of src/content/, by its name without .yaml. */
export const schemas = {
  entreprise: companySchema,
  accueil: object({
    page: pageMeta,
    hero: object({
      title: heading,
      lead,
      picture: picture('storey', { ratio: [5, 2], phoneRatio: [8, 5] }).exactOptional(),
      quoteCall: shortText,
      projectsCall: shortText,
      shortcutsLabel: shortText,
      symptomsLink: shortText,
      ways: z.array(seeAlso).prefault([]),
    }),
    levels: object({ roof: level, street: level, call: level }).prefault({}),
    waterTable: level,
    figures: object({
      title: heading,
      picture: storey,
      light,
      experience: shortText,
      projects: shortText,
      satisfaction: shortText,
      experts: shortText,
    }),
    expertises: object({ title: heading, storeys, cellars: storeys }),
    whyUs: object({
      title: heading,
      intro: lead,
      picture: picture('detail', { ratio: [5, 7] }).exactOptional(),
      items: objectList({
        ...titled,
        floor: object({ picture: picture('storey', { ratio: [2, 1] }), level }).exactOptional(),
      }),
      link: shortText,
    }),
    sections: customSections,
    callToAction: callToAction.extend({ picture: picture('detail', { ratio: [3, 4] }) }),
  }),
  societe: object({
    page: pageMeta,
    hero: object({ title: heading, lead, picture: underText('full') }),
    story: object({
      title: heading,
      events: z
        .array(object({ text: shortText, picture: picture('third', { ratio: [9, 10] }) }))
        .prefault([]),
      trades: z
        .array(object({ name: shortText, picture: picture('third', { ratio: [10, 21], isFixed: true }) }))
        .prefault([]),
      method: longText,
      picture: underText('wide').exactOptional(),
      paragraphs: nonEmptyList(longText),
    }),
    values: object({
      title: heading,
      link: shortText,
      items: objectList({ ...titled, picture: picture('third', { ratio: [8, 11] }) }),
    }),
    proofs: object({ title: heading, qualifications: shortText, headCount: shortText, people: shortText }),
    sections: customSections,
    callToAction: drawnCallToAction,
  }),
  expertises: object({
    page: optionalPageMeta,
    hero: object({ title: heading, level, lead, picture: underText('full').exactOptional() }),
    indexLabel: shortText,
    areas: objectList({
      id,
      ...titled,
      picture: picture('half', { ratio: [4, 5] }).exactOptional(),
      framing: object({ phone: insets, desktop: insets }).exactOptional(),
      labels: objectList({ text: shortText, x: percent, y: percent, hangs: optionalFlag }).exactOptional(),
      features: objectList(feature),
    }),
    managers: object({
      id,
      ...titled,
      call: quoteCta,
      items: objectList({ id, ...titled, see: seeAlso.exactOptional(), call: quoteCta.exactOptional() }),
    }).exactOptional(),
    approach: object({ title: heading, steps: objectList({ id: id.exactOptional(), ...titled }) }),
    sections: customSections,
    callToAction: drawnCallToAction,
  }),
  'travaux-speciaux': object({
    page: optionalPageMeta,
    hero: object({ title: heading, lead, tenders: oneLine, picture: underText('full').exactOptional() }),
    services: object({
      title: heading,
      indexLabel: shortText,
      heads: object({ ours: shortText, others: shortText }),
      items: objectList({
        id,
        ...titled,
        picture: picture('wide'),
        words: z.enum(textPositions, oneOfMessage(textPositions)),
        ours: nonEmptyList(shortText),
        others: nonEmptyList(shortText).exactOptional(),
        call: quoteCta.exactOptional(),
      }),
    }),
    solutions: object({
      title: heading,
      intro: lead,
      items: objectList({ ...titled, picture: picture('third', { ratio: [1, 1], isFixed: true }) }),
    }),
    sections: customSections,
    callToAction: drawnCallToAction,
  }),
  realisations: object({
    page: optionalPageMeta,
    hero: object({ title: heading, lead }),
    states: object({ legend: shortText, before: shortText, during: shortText, after: shortText }),
    sheetLabels: object({ defect: shortText, remedy: shortText, sequence: shortText, check: shortText }),
    more: shortText,
    items: objectList({
      ...titled,
      pictures: object({ before: onePicture, during: onePicture, after: onePicture })
        .refine(isFilled, {
          error: 'il faut une image au moins',
        })
        .prefault({}),
      wordsInside: optionalFlag,
      sheet: object({ defect: oneLine, remedy: oneLine, sequence: oneLine, check: oneLine })
        .refine(isFilled, {
          error: 'il faut une ligne au moins',
        })
        .prefault({}),
    }),
    references: shortText,
    sections: customSections,
    callToAction: drawnCallToAction,
  }),
  particuliers: object({
    page: optionalPageMeta,
    hero: object({ title: heading, lead, link: shortText, picture: picture('full', { ratio: [21, 10] }) }),
    symptoms: object({ title: heading, items: z.array(symptom).prefault([]) }),
    services: object({ title: heading, items: objectList({ id, ...titled, picture: picture('wide') }) }),
    promises: object({
      title: heading,
      document: shortText,
      heads: z.tuple([shortText, shortText, shortText, shortText]),
      signature: shortText,
      items: objectList({ title: heading, entry: shortText, texts: nonEmptyList(longText) }),
    }),
    prices: object({ title: heading, note: longText }),
    sections: customSections,
    callToAction: drawnCallToAction,
  }),
  contact: object({
    page: pageMeta,
    hero: object({ title: heading, level, lead, link: shortText, picture: underText('full') }),
    phone: object({ title: heading, closed: proseWith(['dates']) }),
    emergency: object({
      question: heading,
      first: shortText,
      answer: longText,
      call: quoteCta,
    }).exactOptional(),
    email: object({ title: heading, text: shortText }),
    explanation: object({ title: heading, steps: nonEmptyList(longText) }),
    survey: underText('wide'),
    map: object({ title: heading, pinLabel: shortText }),
    sections: customSections,
    faq: object({
      title: heading,
      items: objectList({ question: heading, answer: longText, insuredAnswer: longText.exactOptional() }),
    }),
  }),
  'mentions-legales': object({
    title: heading,
    intro: lead,
    incompleteIntro: longText,
    identity: entries,
    practiceTitle: shortText,
    practiceTitleWithImages: shortText,
    practice: entries,
  }),
  introuvable: object({
    page: notFoundMeta,
    ...titled,
    homeLink: shortText,
    contactLink: shortText,
    picture: underText('wide'),
  }),
  formulaire: object({
    title: heading,
    intro: lead,
    fields: object({
      name: field,
      email: field,
      phone: field,
      subject: field.extend({
        placeholder: shortText,
        choices: objectList({ value: projectType, label: shortText, ...linkTarget }),
      }),
      message: field,
    }),
    noteOfMail: longText,
    noteOfDelivery: longText,
    privacy: longText,
    rights: shortText,
    submit: shortText,
    submitting: shortText,
    openMail: shortText,
    toast: object({ ...titled, action: plainText, actionAlt: plainText }),
    copy: object({
      action: shortText,
      to: shortText,
      subject: shortText,
      done: shortText,
      byHand: shortText,
    }),
    mail: object({ subject: shortText, emptyValue: shortText, truncated: shortText }),
    noScript: longText,
    delivering: object({
      noScript: longText,
      trap: shortText,
      outcomes: object({ accepted: acceptedOutcome, refused: outcome, unsent: outcome, unknown: outcome }),
      changed: longText,
      retry: shortText,
      left: longText,
    }),
  }),
  /** Texts that every page has. */
  site: object({
    skipLink: shortText,
    logoLabel: shortText,
    call: shortText,
    callLabel: shortText,
    or: shortText,
    navigationLabel: shortText,
    menu: object({ title: heading, close: shortText, quote: shortText }),
    footer: object({
      linksTitle: shortText,
      contactTitle: shortText,
      socialTitle: shortText,
      socialOn: shortText,
      officeTitle: shortText,
      area: shortText,
      legalLink: shortText,
      legalLinkWithPrices: shortText,
    }),
    toast: object({ label: shortText, regionLabel: shortText, close: shortText }),
    failure: object({ ...titled, reload: shortText, home: shortText }),
  }),
  apparence: appearanceSchema,
}

export type ContentFile = keyof typeof schemas

/** The validated and typeset content of each file. */
export type Content = { [Name in ContentFile]: z.output<(typeof schemas)[Name]> }

/** The content file of each page, named like its path. */
export const pageFiles = {
  home: 'accueil',
  about: 'societe',
  expertises: 'expertises',
  specialWorks: 'travaux-speciaux',
  projects: 'realisations',
  individuals: 'particuliers',
  contact: 'contact',
} as const satisfies Record<PageName, ContentFile>

/** Whether the owner has disabled a page. */
export const isDisabled = (content: Content[(typeof pageFiles)[PageName]]) =>
  'isLeftOut' in content.page && content.page.isLeftOut

const isFile = (name: string): name is ContentFile => name in schemas

export const contentFiles = Object.keys(schemas).filter(isFile)

export const contentFolder = 'src/content'

export const contentFile = (name: ContentFile) => `${contentFolder}/${name}.yaml`
