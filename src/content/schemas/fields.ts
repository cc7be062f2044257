import { z } from 'zod'
import { pageNames } from './pageNames.ts'

// What schemas are made of. A field's `meta` is what the editor shows: `title`, its label, and `description`, its note, both
// in French; `control`, how it is edited; `choices`, the labels of an enum's values.

declare module 'zod' {
  interface GlobalMeta {
    /** The editor's field, where the type alone does not say it: `text` has several lines, `image` is a file of src/assets/pictures/, `point` a place on it. */
    control?: 'text' | 'image' | 'point' | 'color'
    choices?: Record<string, string>
  }
}

// What has no message of its own (a missing object, an unknown field) is said by zod, in French too.
z.config(z.locales.fr())

// A message is the end of a sentence: « phone : il faut … ». A wrong value aborts: no rule of several fields sees it.
export const text = (what: string, isRight: (value: string) => boolean = (value) => value.trim() !== '') => {
  const error = `il faut ${what}`
  return z.string({ error }).refine(isRight, { error, abort: true })
}

export const matching = (what: string, pattern: RegExp) => text(what, (value) => pattern.test(value))

export const number = (what: string, from: number, to: number) => {
  const error = `il faut ${what}`
  return z.number({ error }).min(from, { error }).max(to, { error })
}

export const wholeNumber = (what: string, from = 1, to = Infinity) =>
  number(what, from, to).refine(Number.isInteger, { error: `il faut ${what}` })

/** A list that says something. */
export const list = <Item extends z.ZodType>(item: Item, otherwise = '') => {
  const error = `il faut une liste d’un élément au moins${otherwise}`
  return z.array(item, { error }).refine((items) => items.length > 0, { error })
}

export const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `il faut un de ces mots : ${values.join(', ')}` })

export const percent = number('un nombre de 0 à 100 (en % de l’image)', 0, 100)

/** What words may name between braces, as {ville}; the site fills it in from entreprise.yaml. */
export const tokens = ['ville', 'lieux', 'téléphone', 'e-mail', 'horaires', 'délai'] as const

export type Token = (typeof tokens)[number]

/** Words that visitors read. What stands between braces is filled in by the site. */
export const words = (most = Infinity, names: readonly string[] = tokens) =>
  text('un texte').check(({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', input: value, message })
    for (const [, name = ''] of value.matchAll(/\{([^}]*)\}/g))
      if (!names.includes(name))
        refuse(`le site ne sait pas remplir {${name}} ; il remplit {${names.join('}, {')}}`)
    if (value.length > most) refuse(`il faut ${most} signes au plus, et non ${value.length}`)
  })

/** A few words on one line. */
export const line = (title: string, description?: string, most?: number) =>
  words(most).meta({ title, ...(description && { description }) })

/** Sentences. */
export const prose = (title: string, description?: string, most?: number) =>
  words(most).meta({ title, control: 'text', ...(description && { description }) })

export const listOf = <Item extends z.ZodType>(item: Item, title: string, description?: string) =>
  list(item).meta({ title, ...(description && { description }) })

export const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields, description?: string) =>
  z.strictObject(fields).meta({ title, ...(description && { description }) })

/** Something to switch on: without the field it is off. */
export const flag = (title: string, description?: string) =>
  z
    .boolean({ error: 'il faut true ou false' })
    .meta({ title, ...(description && { description }) })
    .exactOptional()

/** As wide as the widest place that shows a picture needs it, in pixels. */
export const photoWidth = 2880

const file = matching(
  'le nom d’une image de src/assets/pictures/, dont la fin est .webp, .jpg, .png ou .avif',
  /^(?:[\p{L}\d][^/\\]*\/)?[^/\\]+\.(?:webp|jpe?g|png|avif)$/iu,
).meta({ title: 'Fichier', description: 'Le nom du fichier, dans src/assets/pictures/.', control: 'image' })

const point = (side: string) => percent.meta({ title: side })

const pictureFields = {
  file,
  focus: z
    .tuple([point('Depuis la gauche, en %'), point('Depuis le haut, en %')], {
      error: 'il faut deux nombres de 0 à 100 : [depuis la gauche, depuis le haut], en %',
    })
    .meta({
      title: 'Sujet',
      control: 'point',
      description: 'Où est le sujet, s’il n’est pas au milieu : il reste visible quel que soit le cadrage.',
    })
    .exactOptional(),
  photo: flag(
    'Photo',
    'Une vraie photo, et non une image de synthèse : elle garde ses couleurs, un peu adoucies.',
  ),
}

const altNote = 'Ce que montre l’image, pour ceux qui ne la voient pas.'

/** A picture and what it shows. */
export const picture = (title: string, description?: string) =>
  z
    .strictObject({ ...pictureFields, alt: prose('Description', altNote, 140) })
    .meta({ title, ...(description && { description }) })

/** A picture without a text of its own: what stands beside it says what it shows, or it only decorates. */
export const silentPicture = (title: string, description?: string) =>
  z.strictObject(pictureFields).meta({ title, ...(description && { description }) })

export const pageName = z
  .enum(pageNames, { error: `il faut le nom d’une page : ${pageNames.join(', ')}` })
  .meta({ title: 'Page' })

export const id = matching(
  'un nom sans espace ni accent, comme mur-a-ouvrir',
  /^[a-z\d]+(?:-[a-z\d]+)*$/,
).meta({
  title: 'Repère',
  description: 'La fin de son adresse, pour les liens qui y mènent : /page#repère.',
})
