import { z } from 'zod'
import type { PictureShape, PresetName } from './picturePresets.ts'
import { typesetHeading, typesetPlain, typesetText } from './typography.ts'

// Builders for the schemas.

/** The path of each page, in the order of the menu. Routes and links use these paths. */
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
    /** How the picture of this field is encoded and shown. */
    picture?: PictureShape
    /** A rule of a single-line text as the editor checks it: what the text must match, and the end of the sentence that refuses another. */
    pattern?: readonly [pattern: RegExp, message: string]
  }
}

// zod's own messages (a missing object, an unknown field) are in French too.
z.config(z.locales.fr())

/** An error message, as the end of a sentence: « phone : il faut … ». */
export const expected = (what: string) => ({ error: `il faut ${what}` })

/** A text that is stored exactly as typed. */
const stringThat = (what: string, isRight = (value: string) => value.trim() !== '') =>
  z.string(expected(what)).check(({ value, issues }) => {
    // zod skips the later rules of a value that has an issue.
    if (!isRight(value)) issues.push({ code: 'custom', input: value, message: expected(what).error })
  })

export const matching = (what: string, pattern: RegExp) =>
  stringThat(what, (value) => pattern.test(value)).meta({ pattern: [pattern, expected(what).error] })

/** A single-line text that `rule` accepts; the error of any other says that it must be `what`. */
export const text = (what: string, rule?: RegExp | ((value: string) => boolean)) =>
  (rule instanceof RegExp ? matching(what, rule) : stringThat(what, rule)).overwrite(typesetPlain)

export const number = (what: string, from: number, to: number) =>
  z.number(expected(what)).min(from, expected(what)).max(to, expected(what))

export const wholeNumber = (what: string, from = 1, to = Infinity) =>
  number(what, from, to).refine(Number.isInteger, expected(what))

export const percent = number('un nombre de 0 à 100 (en % de l’image)', 0, 100)

/** The error for a value that is none of `values`. The keys of an object are labels in the editor. */
export const oneOfMessage = (values: object) =>
  expected(`un de ces mots : ${Object.values(values).join(', ')}`)

/** A boolean; a missing field is false. */
export const optionalFlag = z.boolean(expected('true ou false')).exactOptional()

export const object = z.strictObject

/** A list with at least one item. */
export const nonEmptyList = <Item extends z.ZodType>(item: Item, otherwise = '') => {
  const what = expected(`une liste d’un élément au moins${otherwise}`)
  return z.array(item, what).refine((items) => items.length > 0, what)
}

export const objectList = <Fields extends z.ZodRawShape>(fields: Fields) => nonEmptyList(object(fields))

export const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

/** The names of tokens, such as {ville}, which the site replaces by facts of entreprise.yaml. */
export const tokens = [
  'métier',
  'Métier',
  'ville',
  'lieux',
  'téléphone',
  'e-mail',
  'horaires',
  'délai',
] as const

export type Token = (typeof tokens)[number]

/** How many characters a text may have. */
type Length = { from?: number; to: number }

/** A text that visitors read, typeset in French. The site replaces the tokens between braces. */
function visibleText(typeset: (text: string) => string, length?: Length, names: readonly string[] = tokens) {
  const known = stringThat('un texte').check(({ value, issues }) => {
    for (const [, name = ''] of value.matchAll(/\{([^}]*)\}/g)) {
      const message = `le site ne sait pas remplir {${name}} ; il remplit {${names.join('}, {')}}`
      if (!names.includes(name)) issues.push({ code: 'custom', input: value, message, continue: true })
    }
  })
  if (!length) return known.overwrite(typeset)
  const { from = 0, to } = length
  const range = from > 0 ? `de ${from} à ${to} signes` : `${to} signes au plus`
  const error = ({ input }: { input?: unknown }) => `il faut ${range}, et non ${String(input).length}`
  return (from > 0 ? known.min(from, { error }) : known).max(to, { error }).overwrite(typeset)
}

/** A short text, typeset for a line of its own. */
export const shortText = visibleText(typesetText)

/** A short text without no-break spaces, for places such as <title>. */
export const plainText = visibleText(typesetPlain)

export const heading = visibleText(typesetHeading)

const sentences = { control: 'text' } as const

export const longText = shortText.meta(sentences)

/** The lead below a heading. */
export const lead = heading.meta(sentences)

/** A long text in which these tokens may occur. */
export const proseWith = (names: readonly string[]) =>
  visibleText(typesetText, undefined, names).meta(sentences)

const decorativeImage = object({
  file: matching(
    'le nom d’une image de src/assets/pictures/, dont la fin est .webp, .jpg, .png ou .avif',
    /^(?:[\p{L}\d][^/\\]*\/)?[^/\\]+\.(?:webp|jpe?g|png|avif)$/iu,
  ).meta({ control: 'image' }),
  focus: z
    .tuple([percent, percent], expected('deux nombres de 0 à 100 : [depuis la gauche, depuis le haut], en %'))
    .meta({ control: 'point' })
    .exactOptional(),
  photo: optionalFlag,
})

/** A picture that no page shows as a <picture>, and its alternative text. */
export const image = decorativeImage.extend({ alt: visibleText(typesetPlain, { to: 140 }).meta(sentences) })

type Box = Partial<Omit<PictureShape, 'preset'>>

const shapeOf = (preset: PresetName, box: Box): { picture: PictureShape } => ({
  picture: { preset, ratio: [3, 2], ...box },
})

/** A picture and its alternative text, encoded by a preset; a photo of it fills a box of this ratio, 3 to 2 by default. */
export const picture = (preset: PresetName, box: Box = {}) => image.meta(shapeOf(preset, box))

/** A picture that only decorates, or that the text beside it describes. */
export const decorativePicture = (preset: PresetName, box: Box = {}) =>
  decorativeImage.meta(shapeOf(preset, box))

export const page = z.enum(pageNames, oneOfMessage(pageNames))

/** The fragment of a URL. */
export const id = matching('un nom sans espace ni accent, comme mur-a-ouvrir', /^[a-z\d]+(?:-[a-z\d]+)*$/)

// Parts that several content files have.

/** What search engines show of a page: they cut a longer title or description, and replace a shorter description. */
export const notFoundMeta = object({
  title: visibleText(typesetPlain, { to: 60 }),
  description: visibleText(typesetPlain, { from: 120, to: 160 }).meta(sentences),
})

/** Metadata of a page that the menu links to. */
export const pageMeta = object({ label: plainText, ...notFoundMeta.shape })

export const optionalPageMeta = pageMeta.extend({ isLeftOut: optionalFlag })

export const callToAction = object({ title: heading, text: longText, link: shortText })

/** `drawing`: whether the page's drawing stands beside the call to action and continues in the footer. */
export const drawnCallToAction = callToAction.extend({ drawing: optionalFlag })

/** The values of the form's project types. */
const projectTypes = {
  Rénovation: 'renovation',
  Étanchéité: 'etancheite',
  Construction: 'construction',
  Réparation: 'reparation',
  Sols: 'sols',
  Autre: 'autre',
} as const

export const projectType = z.enum(projectTypes, oneOfMessage(projectTypes))

/** A link to the form that prefills its project type and the first line of its message. */
export const quoteCta = object({
  link: shortText,
  subject: projectType.exactOptional(),
  firstLine: shortText.exactOptional(),
})

export type QuoteCta = z.infer<typeof quoteCta>

/** A link target: a page, or a section of it. */
export const linkTarget = { page, id: id.exactOptional() }

/** A link to a page or section that says more. */
export const seeAlso = object({ label: shortText, ...linkTarget })

export type SeeAlso = z.infer<typeof seeAlso>

/** Strips the quote marks of '« Bien fait. »', because the site adds its own. */
const stripQuoteMarks = (quoted: string) =>
  quoted.replace(/^[«“"]\s*((?:[^«»“”"]|«[^«»]*»|“[^“”]*”)*?)\s*[»”"]$/, '$1')

const opinion = shortText.overwrite(stripQuoteMarks).meta(sentences)

const customSection = object({
  title: heading,
  text: longText.exactOptional(),
  picture: picture('half').exactOptional(),
  quotes: objectList({ text: opinion, author: shortText }).exactOptional(),
})

export type CustomSection = z.infer<typeof customSection>

/** Sections that an owner adds to a page, before its closing call to action. */
export const customSections = z.array(customSection).exactOptional()
