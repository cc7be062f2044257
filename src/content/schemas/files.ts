import { z } from 'zod'
import { appearanceSchema } from './appearance.ts'
import { companySchema } from './company.ts'
import {
  among,
  callToAction,
  entryOfOptionalPage,
  entryOfPage,
  flag,
  found,
  group,
  groups,
  heading,
  id,
  lead,
  line,
  list,
  number,
  ownSections,
  page,
  percent,
  picture,
  projectType,
  prose,
  proseWith,
  quoteCall,
  seeAlso,
  silentPicture,
  target,
  tokens,
  plainText,
  type PageName,
} from './fields.ts'

// What the files of words may say.

const titled = { title: heading, text: prose }

const lights = { Lampe: 'lamp', Jour: 'day', Soir: 'dusk' } as const

const light = z.enum(lights, among(lights)).exactOptional()

/** The height of a floor, as an architect writes it. */
const level = line.exactOptional()

const storeys = z.array(group({ picture, level, light, page, ...titled })).prefault([])

const inset = number('un nombre de -50 à 50 (en % de la colonne)', -50, 50)

const insets = z.tuple([inset, inset])

const feature = {
  id: id.exactOptional(),
  ...titled,
  notes: groups({ start: line, rest: prose }).exactOptional(),
  see: seeAlso.exactOptional(),
  picture: picture.exactOptional(),
}

/** Where a picture has room for words, on a large screen. */
const places = {
  'Dans un ciel de nuit, qui a en haut la couleur « cielBas »': 'sky',
  'À droite, où elle est sombre': 'inside',
  'À gauche, dans de la terre': 'earth',
} as const

const isFilled = (fields: object) => Object.keys(fields).length > 0

const onePicture = picture.exactOptional()

const oneLine = prose.exactOptional()

const symptom = group({
  label: line,
  first: prose,
  page,
  id,
  picture: silentPicture,
  // Its label begins the message.
  call: group({ link: line, subject: projectType }),
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

const entries = groups({ label: line, texts: list(sentence), none: sentence.exactOptional() })

const field = group({ label: line, inMail: line, isRequired: flag })

const outcome = group(titled)

/** What each file of src/content/ may say, by its name without .yaml. */
export const schemas = {
  entreprise: companySchema,
  accueil: group({
    page: entryOfPage,
    hero: group({
      title: heading,
      lead,
      picture,
      quoteCall: line,
      projectsCall: line,
      shortcutsLabel: line,
      symptomsLink: line,
      ways: z.array(seeAlso).prefault([]),
    }),
    levels: group({ roof: level, street: level, call: level }).prefault({}),
    waterTable: level,
    figures: group({
      title: heading,
      picture,
      light,
      experience: line,
      projects: line,
      satisfaction: line,
      experts: line,
    }),
    expertises: group({ title: heading, storeys, cellars: storeys }),
    whyUs: group({
      title: heading,
      intro: lead,
      picture: picture.exactOptional(),
      items: groups({ ...titled, floor: group({ picture, level }).exactOptional() }),
      link: line,
    }),
    sections: ownSections,
    callToAction: callToAction.extend({ picture }),
  }),
  societe: group({
    page: entryOfPage,
    hero: group({ title: heading, lead, picture }),
    story: group({
      title: heading,
      events: groups({ text: line, picture }),
      trades: z.array(group({ name: line, picture })).prefault([]),
      method: prose,
      picture,
      paragraphs: list(prose),
    }),
    values: group({ title: heading, link: line, items: groups({ ...titled, picture }) }),
    proofs: group({ title: heading, qualifications: line, headCount: line, people: line }),
    sections: ownSections,
    callToAction,
  }),
  expertises: group({
    page: entryOfOptionalPage,
    hero: group({ title: heading, level, lead, picture }),
    indexLabel: line,
    areas: groups({
      id,
      ...titled,
      picture: picture.exactOptional(),
      framing: group({ phone: insets, desktop: insets }).exactOptional(),
      labels: groups({ text: line, x: percent, y: percent, hangs: flag }).exactOptional(),
      features: groups(feature),
    }),
    managers: group({
      id,
      ...titled,
      call: quoteCall,
      items: groups({ id, ...titled, see: seeAlso.exactOptional(), call: quoteCall.exactOptional() }),
    }).exactOptional(),
    approach: group({ title: heading, steps: groups({ id: id.exactOptional(), ...titled }) }),
    sections: ownSections,
    callToAction,
  }),
  'travaux-speciaux': group({
    page: entryOfOptionalPage,
    hero: group({ title: heading, lead, tenders: prose, picture }),
    services: group({
      title: heading,
      indexLabel: line,
      heads: group({ ours: line, others: line }),
      items: groups({
        id,
        ...titled,
        picture,
        words: z.enum(places, among(places)),
        ours: list(line),
        others: list(line).exactOptional(),
        call: quoteCall.exactOptional(),
      }),
    }),
    solutions: group({ title: heading, intro: lead, items: groups({ ...titled, picture }) }),
    sections: ownSections,
    callToAction,
  }),
  realisations: group({
    page: entryOfOptionalPage,
    hero: group({ title: heading, lead }),
    states: group({ legend: line, before: line, during: line, after: line }),
    sheetLabels: group({ defect: line, remedy: line, sequence: line, check: line }),
    more: line,
    items: groups({
      ...titled,
      pictures: group({ before: onePicture, during: onePicture, after: onePicture })
        .refine(isFilled, {
          error: 'il faut une image au moins',
        })
        .prefault({}),
      wordsInside: flag,
      sheet: group({ defect: oneLine, remedy: oneLine, sequence: oneLine, check: oneLine })
        .refine(isFilled, {
          error: 'il faut une ligne au moins',
        })
        .prefault({}),
    }),
    references: line,
    sections: ownSections,
    callToAction,
  }),
  particuliers: group({
    page: entryOfOptionalPage,
    hero: group({ title: heading, lead, link: line, picture }),
    symptoms: group({ title: heading, items: z.array(symptom).prefault([]) }),
    services: group({ title: heading, items: groups({ id, ...titled, picture }) }),
    promises: group({
      title: heading,
      document: line,
      heads: z.tuple([line, line, line, line]),
      signature: line,
      items: groups({ title: heading, entry: line, texts: list(prose) }),
    }),
    prices: group({ title: heading, note: prose }),
    sections: ownSections,
    callToAction,
  }),
  contact: group({
    page: entryOfPage,
    hero: group({ title: heading, level, lead, link: line, picture }),
    phone: group({ title: heading, closed: proseWith(['dates']) }),
    emergency: group({ question: heading, first: line, answer: prose, call: quoteCall }),
    email: group({ title: heading, text: line }),
    explanation: group({ title: heading, steps: list(prose) }),
    survey: picture,
    map: group({ title: heading, pinLabel: line }),
    sections: ownSections,
    faq: group({
      title: heading,
      items: groups({ question: heading, answer: prose, insuredAnswer: prose.exactOptional() }),
    }),
  }),
  'mentions-legales': group({
    title: heading,
    intro: lead,
    incompleteIntro: prose,
    identity: entries,
    practiceTitle: line,
    practiceTitleWithImages: line,
    practice: entries,
  }),
  introuvable: group({ page: found, ...titled, homeLink: line, contactLink: line, picture }),
  formulaire: group({
    title: heading,
    intro: lead,
    fields: group({
      name: field,
      email: field,
      phone: field,
      subject: field.extend({
        placeholder: line,
        choices: groups({ value: projectType, label: line, ...target }),
      }),
      message: field,
    }),
    noteOfMail: prose,
    noteOfDelivery: prose,
    privacy: prose,
    rights: line,
    submit: line,
    submitting: line,
    openMail: line,
    toast: group({ ...titled, action: plainText, actionAlt: plainText }),
    copy: group({ action: line, to: line, subject: line, done: line, byHand: line }),
    mail: group({ subject: line, emptyValue: line, truncated: line }),
    noScript: prose,
    delivering: group({
      noScript: prose,
      trap: line,
      outcomes: group({ accepted: outcome, refused: outcome, unsent: outcome, unknown: outcome }),
      changed: prose,
      retry: line,
      left: prose,
    }),
  }),
  /** Words that stand on every page. */
  site: group({
    skipLink: line,
    logoLabel: line,
    call: line,
    callLabel: line,
    or: line,
    navigationLabel: line,
    menu: group({ title: heading, close: line, quote: line }),
    footer: group({
      linksTitle: line,
      contactTitle: line,
      socialTitle: line,
      socialOn: line,
      officeTitle: line,
      area: line,
      legalLink: line,
      legalLinkWithPrices: line,
    }),
    toast: group({ label: line, regionLabel: line, close: line }),
    failure: group({ ...titled, reload: line, home: line }),
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
export const isLeftOut = (content: Content[(typeof pageFiles)[PageName]]) =>
  'isLeftOut' in content.page && content.page.isLeftOut

const isFile = (name: string): name is ContentFile => name in schemas

export const contentFiles = Object.keys(schemas).filter(isFile)

export const contentFolder = 'src/content'

export const contentFile = (name: ContentFile) => `${contentFolder}/${name}.yaml`
