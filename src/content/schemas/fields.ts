import { z } from 'zod'
import { typesetHeading, typesetPlain, typesetText } from './typography.ts'

// What schemas are made of.

/** The pages, in the order of the menu, each with its address: the route and all links take it from here. */
export const paths = {
  home: '/',
  about: '/societe',
  expertises: '/expertises',
  specialWorks: '/travaux-speciaux',
  projects: '/realisations',
  individuals: '/particuliers',
  contact: '/contact',
} as const

export type PageName = keyof typeof paths

const isPageName = (name: string): name is PageName => name in paths

export const pageNames = Object.keys(paths).filter(isPageName)

declare module 'zod' {
  interface GlobalMeta {
    /** The editor's field, where the type alone does not say it: `text` has several lines, `image` is a file of src/assets/pictures/, `point` a place on it. */
    control?: 'text' | 'image' | 'point' | 'color'
  }
}

// What has no message of its own (a missing object, an unknown field) is said by zod, in French too.
z.config(z.locales.fr())

/** A message is the end of a sentence: « phone : il faut … ». */
export const must = (what: string) => ({ error: `il faut ${what}` })

/** What is kept as it is typed. */
const typed = (what: string, isRight = (value: string) => value.trim() !== '') =>
  z.string(must(what)).check(({ value, issues }) => {
    // Of a wrong value no other rule has anything to say.
    if (!isRight(value)) issues.push({ code: 'custom', input: value, message: must(what).error })
  })

export const matching = (what: string, pattern: RegExp) => typed(what, (value) => pattern.test(value))

/** A line of text that `isRight` accepts; of another the error says that it must be `what`. */
export const text = (what: string, isRight?: (value: string) => boolean) =>
  typed(what, isRight).overwrite(typesetPlain)

export const number = (what: string, from: number, to: number) =>
  z.number(must(what)).min(from, must(what)).max(to, must(what))

export const wholeNumber = (what: string, from = 1, to = Infinity) =>
  number(what, from, to).refine(Number.isInteger, must(what))

export const percent = number('un nombre de 0 à 100 (en % de l’image)', 0, 100)

/** The error of what is none of `values`. The keys of an object are their names in the editor. */
export const among = (values: object) => must(`un de ces mots : ${Object.values(values).join(', ')}`)

/** Something to switch on: without the field it is off. */
export const flag = z.boolean(must('true ou false')).exactOptional()

export const group = z.strictObject

/** A list that says something. */
export const list = <Item extends z.ZodType>(item: Item, otherwise = '') => {
  const what = must(`une liste d’un élément au moins${otherwise}`)
  return z.array(item, what).refine((items) => items.length > 0, what)
}

export const groups = <Fields extends z.ZodRawShape>(fields: Fields) => list(group(fields))

export const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

/** What words may name between braces, as {ville}; the site fills it in from entreprise.yaml. */
export const tokens = ['ville', 'lieux', 'téléphone', 'e-mail', 'horaires', 'délai'] as const

export type Token = (typeof tokens)[number]

/** Words that visitors read, set in French. What stands between braces is filled in by the site. */
const visibleText = (set: (text: string) => string, most = Infinity, names: readonly string[] = tokens) =>
  typed('un texte')
    .check(({ value, issues }) => {
      const refuse = (message: string) => issues.push({ code: 'custom', input: value, message })
      for (const [, name = ''] of value.matchAll(/\{([^}]*)\}/g))
        if (!names.includes(name))
          refuse(`le site ne sait pas remplir {${name}} ; il remplit {${names.join('}, {')}}`)
      if (value.length > most) refuse(`il faut ${most} signes au plus, et non ${value.length}`)
    })
    .overwrite(set)

/** A few words on one line. */
export const line = visibleText(typesetText)

/** The same on a button, or in the browser's tab. */
export const plainText = visibleText(typesetPlain)

export const heading = visibleText(typesetHeading)

const sentences = { control: 'text' } as const

export const prose = line.meta(sentences)

const plainProse = plainText.meta(sentences)

/** What stands under a heading. */
export const lead = heading.meta(sentences)

/** Prose that names these between braces. */
export const proseWith = (names: readonly string[]) =>
  visibleText(typesetText, Infinity, names).meta(sentences)

/** As wide as the widest place that shows a picture needs it, in pixels. */
export const photoWidth = 2880

/** A picture without a text of its own: what stands beside it says what it shows, or it only decorates. */
export const silentPicture = group({
  file: matching(
    'le nom d’une image de src/assets/pictures/, dont la fin est .webp, .jpg, .png ou .avif',
    /^(?:[\p{L}\d][^/\\]*\/)?[^/\\]+\.(?:webp|jpe?g|png|avif)$/iu,
  ).meta({ control: 'image' }),
  focus: z
    .tuple([percent, percent], must('deux nombres de 0 à 100 : [depuis la gauche, depuis le haut], en %'))
    .meta({ control: 'point' })
    .exactOptional(),
  photo: flag,
})

/** A picture and what it shows. */
export const picture = silentPicture.extend({ alt: visibleText(typesetPlain, 140).meta(sentences) })

export const page = z.enum(pageNames, among(pageNames))

/** The end of an address. */
export const id = matching('un nom sans espace ni accent, comme mur-a-ouvrir', /^[a-z\d]+(?:-[a-z\d]+)*$/)

// What several files of words have.

/** What the browser and search engines need to know about the page shown at unknown addresses. */
export const found = group({ title: plainText, description: plainProse })

/** What the menu needs to know besides. */
export const entryOfPage = group({ label: plainText, ...found.shape })

export const entryOfOptionalPage = entryOfPage.extend({ isLeftOut: flag })

export const callToAction = group({ title: heading, text: prose, link: line })

/** What the form's choice of a project type sends. */
const projectTypes = {
  Rénovation: 'renovation',
  Étanchéité: 'etancheite',
  Construction: 'construction',
  Réparation: 'reparation',
  Sols: 'sols',
  Autre: 'autre',
} as const

export const projectType = z.enum(projectTypes, among(projectTypes))

/** A link to the form, which then has this project type and begins its message with this line. */
export const quoteCall = group({
  link: line,
  subject: projectType.exactOptional(),
  firstLine: line.exactOptional(),
})

export type QuoteCall = z.infer<typeof quoteCall>

/** A part of the site: a page, or a part of it. */
export const target = { page, id: id.exactOptional() }

/** A link to the part of the site that says more. */
export const seeAlso = group({ label: line, ...target })

export type SeeAlso = z.infer<typeof seeAlso>

/** '« Bien fait. »' is 'Bien fait.': the site has guillemets of its own around it. */
const stripQuoteMarks = (quoted: string) =>
  quoted.replace(/^[«“"]\s*((?:[^«»“”"]|«[^«»]*»|“[^“”]*”)*?)\s*[»”"]$/, '$1')

const opinion = line.overwrite(stripQuoteMarks).meta(sentences)

const ownSection = group({
  title: heading,
  text: prose.exactOptional(),
  picture: picture.exactOptional(),
  quotes: groups({ text: opinion, author: line }).exactOptional(),
})

export type OwnSection = z.infer<typeof ownSection>

/** What an owner adds to a page, before its closing call. */
export const ownSections = z.array(ownSection).exactOptional()
