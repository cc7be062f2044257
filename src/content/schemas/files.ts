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

// What the files of words may say.

const titled = { title: heading, text: longText }

const lights = { Lampe: 'lamp', Jour: 'day', Soir: 'dusk' } as const

const light = z.enum(lights, oneOfMessage(lights)).exactOptional()

/** The height of a floor, as an architect writes it. */
const level = shortText.exactOptional()

const storeys = z.array(object({ picture, level, light, ...linkTarget, ...titled })).prefault([])

const inset = number('un nombre de -50 à 50 (en % de la colonne)', -50, 50)

const insets = z.tuple([inset, inset])

const feature = {
  id: id.exactOptional(),
  ...titled,
  notes: objectList({ start: shortText, rest: longText }).exactOptional(),
  see: seeAlso.exactOptional(),
  picture: picture.exactOptional(),
}

/** Where a picture has room for words, on a large screen. */
const textPositions = {
  'Dans un ciel de nuit, qui a en haut la couleur « cielBas »': 'sky',
  'À droite, où elle est sombre': 'inside',
  'À gauche, dans de la terre': 'earth',
} as const

const isFilled = (fields: object) => Object.keys(fields).length > 0

const onePicture = picture.exactOptional()

const oneLine = longText.exactOptional()

const symptom = object({
  label: shortText,
  first: longText,
  page,
  id,
  picture: decorativePicture,
  // Its label begins the message.
  call: object({ link: shortText, subject: projectType }),
})

/** What its texts name between braces besides: fields of entreprise.yaml, and what legalNotice.ts makes of them. */
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

/** It may repeat the visitor's address. */
const acceptedOutcome = outcome.extend({ text: proseWith([...tokens, 'adresse']) })

/** What each file of src/content/ may say, by its name without .yaml. */
export const schemas = {
  entreprise: companySchema,
  accueil: object({
    page: pageMeta,
    hero: object({
      title: heading,
      lead,
      picture: onePicture,
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
      picture,
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
      picture: picture.exactOptional(),
      items: objectList({ ...titled, floor: object({ picture, level }).exactOptional() }),
      link: shortText,
    }),
    sections: customSections,
    callToAction: callToAction.extend({ picture }),
  }),
  societe: object({
    page: pageMeta,
    hero: object({ title: heading, lead, picture }),
    story: object({
      title: heading,
      events: z.array(object({ text: shortText, picture })).prefault([]),
      trades: z.array(object({ name: shortText, picture })).prefault([]),
      method: longText,
      picture: onePicture,
      paragraphs: nonEmptyList(longText),
    }),
    values: object({ title: heading, link: shortText, items: objectList({ ...titled, picture }) }),
    proofs: object({ title: heading, qualifications: shortText, headCount: shortText, people: shortText }),
    sections: customSections,
    callToAction: drawnCallToAction,
  }),
  expertises: object({
    page: optionalPageMeta,
    hero: object({ title: heading, level, lead, picture: onePicture }),
    indexLabel: shortText,
    areas: objectList({
      id,
      ...titled,
      picture: picture.exactOptional(),
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
    hero: object({ title: heading, lead, tenders: oneLine, picture: onePicture }),
    services: object({
      title: heading,
      indexLabel: shortText,
      heads: object({ ours: shortText, others: shortText }),
      items: objectList({
        id,
        ...titled,
        picture,
        words: z.enum(textPositions, oneOfMessage(textPositions)),
        ours: nonEmptyList(shortText),
        others: nonEmptyList(shortText).exactOptional(),
        call: quoteCta.exactOptional(),
      }),
    }),
    solutions: object({ title: heading, intro: lead, items: objectList({ ...titled, picture }) }),
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
    hero: object({ title: heading, lead, link: shortText, picture }),
    symptoms: object({ title: heading, items: z.array(symptom).prefault([]) }),
    services: object({ title: heading, items: objectList({ id, ...titled, picture }) }),
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
    hero: object({ title: heading, level, lead, link: shortText, picture }),
    phone: object({ title: heading, closed: proseWith(['dates']) }),
    emergency: object({
      question: heading,
      first: shortText,
      answer: longText,
      call: quoteCta,
    }).exactOptional(),
    email: object({ title: heading, text: shortText }),
    explanation: object({ title: heading, steps: nonEmptyList(longText) }),
    survey: picture,
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
    picture,
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
  /** Words that stand on every page. */
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

/** What the words of each file are, set in French. */
export type Content = { [Name in ContentFile]: z.output<(typeof schemas)[Name]> }

/** The file of each page's words, named like its address. */
export const pageFiles = {
  home: 'accueil',
  about: 'societe',
  expertises: 'expertises',
  specialWorks: 'travaux-speciaux',
  projects: 'realisations',
  individuals: 'particuliers',
  contact: 'contact',
} as const satisfies Record<PageName, ContentFile>

/** Whether a page's words say that the site does without it. */
export const isDisabled = (content: Content[(typeof pageFiles)[PageName]]) =>
  'isLeftOut' in content.page && content.page.isLeftOut

const isFile = (name: string): name is ContentFile => name in schemas

export const contentFiles = Object.keys(schemas).filter(isFile)

export const contentFolder = 'src/content'

export const contentFile = (name: ContentFile) => `${contentFolder}/${name}.yaml`
