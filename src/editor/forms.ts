import type { CmsConfig, Field } from '@sveltia/cms'
import { parse } from 'yaml'
import { z } from 'zod'
import { pageNames, paths, type PageName } from '../content/schemas/fields.ts'
import { contentFile, contentFiles, pageFiles, schemas, type ContentFile } from '../content/schemas/files.ts'
import { neededWidth, photoWidth } from '../content/schemas/picturePresets.ts'
import french from './labels.yaml?raw'

// Sveltia CMS's form of each content file: the schema gives the controls and their constraints, labels.yaml the labels.

/** A field's path in its file without the indexes of items, after the file's name. */
type FieldPath = readonly string[]

type Table = Readonly<Record<string, string>>

const { labels, items, notes, summaries }: Record<'labels' | 'items' | 'notes' | 'summaries', Table> =
  parse(french)

const lookUp = (table: Table, path: FieldPath): string | undefined =>
  path.length === 0 ? undefined : (table[path.join('.')] ?? lookUp(table, path.slice(1)))

/** The label of a field, or of a whole form. */
export const labelOf = (...path: FieldPath) => lookUp(labels, path) ?? path.at(-1) ?? ''

export const isLabelled = (...path: FieldPath) => lookUp(labels, path) !== undefined

/** The schema inside its wrappers (optional, nullable, default), and whether the field is required. */
export function unwrap(schema: unknown): { inner: unknown; required: boolean } {
  if (!(schema instanceof z.ZodType)) return { inner: schema, required: true }
  const isOptional = 'innerType' in schema.def && !(schema instanceof z.ZodPrefault)
  const required = !isOptional && ![null, [], {}].some((empty) => schema.safeParse(empty).success)
  return { inner: 'innerType' in schema.def ? unwrap(schema.def.innerType).inner : schema, required }
}

/** The name of the form field that holds the text of the file as it was read. */
export const sourceText = 'lu'

/** The name of an item's hidden field: its index in the list as it was read. */
export const originalIndex = 'rang'

/** The type of a union's group of fields; its other types are the words that the union accepts. */
export const filledType = 'rempli'

/** An option of a union: a group of fields, or a word that stands for nothing. */
function typeOf(path: FieldPath, option: unknown) {
  const { inner } = unwrap(option)
  if (inner instanceof z.ZodObject)
    return { name: filledType, label: 'Rempli', fields: fieldsOf(path, inner) }
  const [word = ''] = inner instanceof z.ZodLiteral ? Array.from(inner.values, String) : []
  return { name: word, label: `« ${word} »`, fields: [] }
}

/** Sveltia CMS shows the message by itself, under the field's label. */
const capitalised = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`

/** The rules of a text that Sveltia CMS can check, and the counter that comes with a length. */
function constraintsOf(schema: z.ZodString) {
  const [pattern, message] = schema.meta()?.pattern ?? []
  return {
    ...(schema.minLength !== null && { minlength: schema.minLength }),
    ...(schema.maxLength !== null && { maxlength: schema.maxLength }),
    ...(pattern && message && { pattern: [pattern, capitalised(message)] }),
  }
}

/** The widget of a schema, with its options. */
function controlOf(path: FieldPath, schema: unknown) {
  if (schema instanceof z.ZodObject)
    return { widget: 'object', fields: fieldsOf(path, schema), collapsed: path.length === 2 }
  if (schema instanceof z.ZodArray) return listOf(path, schema.element)
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: optionsOf(schema) }
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' }
  if (schema instanceof z.ZodNumber) return { widget: 'number', value_type: 'float' }
  if (schema instanceof z.ZodRecord) return { widget: 'keyvalue', key_label: 'Nom', value_label: 'Texte' }
  if (schema instanceof z.ZodUnion)
    return { widget: 'object', types: schema.options.map((option) => typeOf(path, option)) }
  const control = schema instanceof z.ZodType ? schema.meta()?.control : undefined
  if (schema instanceof z.ZodTuple && control === undefined) {
    // A tuple is a list of fixed length: Sveltia CMS takes a group's fields for items if numbers are their names.
    const { length } = schema.def.items
    const fixed = { min: length, max: length, allow_remove: false, allow_reorder: false }
    return { ...listOf(path, schema.def.items[0]), ...fixed }
  }
  if (control === 'image') return { widget: control, choose_url: false }
  return { widget: control ?? 'string', ...(schema instanceof z.ZodString && constraintsOf(schema)) }
}

function listOf(path: FieldPath, element: unknown) {
  const { inner } = unwrap(element)
  if (inner instanceof z.ZodEnum) return { widget: 'select', multiple: true, options: optionsOf(inner) }
  const label = lookUp(items, path) ?? labelOf(...path)
  const summary = lookUp(summaries, path)
  const item =
    inner instanceof z.ZodObject
      ? {
          ...(summary !== undefined && { summary }),
          fields: [...fieldsOf(path, inner), { name: originalIndex, label: 'Rang', widget: 'hidden' }],
        }
      : { field: { ...fieldOf(path, element), name: 'valeur', label, hint: '' } }
  return { widget: 'list', collapsed: true, label_singular: label, ...item }
}

/** What a photo must be in the place that shows it, as the build warns of it. */
function photoHint(schema: unknown) {
  const shape = schema instanceof z.ZodType ? schema.meta()?.picture : undefined
  if (!shape) return ''
  const [width, height] = shape.ratio
  return `Une photo y est recadrée en ${width} × ${height} (${width < height ? 'debout' : 'couchée'}) ; il en faut ${neededWidth(shape)} px de large.`
}

function fieldOf(path: FieldPath, schema: unknown): Field {
  const { inner, required } = unwrap(schema)
  const name = path.at(-1) ?? ''
  const hint = [lookUp(notes, path), photoHint(inner)].filter(Boolean).join(' ')
  return { name, label: labelOf(...path), hint, required, ...controlOf(path, inner) }
}

/** A page is called as its form is. */
const pageLabels = new Map<string, string>(pageNames.map((name) => [name, labelOf(pageFiles[name])]))

const optionsOf = ({ enum: values }: z.ZodEnum) =>
  Object.entries(values).map(([name, value]) => ({ value, label: pageLabels.get(name) ?? name }))

const fieldsOf = (path: FieldPath, { shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, field]) => fieldOf([...path, name], field))

const pageOf = new Map<ContentFile, PageName>(pageNames.map((name) => [pageFiles[name], name]))

/** Where a content file that is no page's is seen. */
const otherPaths: Partial<Record<ContentFile, string>> = {
  formulaire: paths.contact,
  'mentions-legales': `${paths.about}#mentions-legales`,
  introuvable: '/introuvable',
}

/** The URL path of the page that shows what a content file says. */
function previewPath(file: ContentFile) {
  const page = pageOf.get(file)
  return page ? paths[page] : (otherPaths[file] ?? paths.home)
}

/** Sveltia CMS's configuration, except for where the files and the site are. */
export const forms = {
  load_config_file: false,
  app_title: 'Éditeur du site',
  media_folder: 'src/assets/pictures',
  public_folder: '/',
  singletons: contentFiles.map((file) => ({
    name: file,
    label: labelOf(file),
    file: contentFile(file),
    format: file,
    preview_path: previewPath(file),
    fields: [
      { name: sourceText, label: 'Ce qui ne va pas ici', widget: 'file-errors', required: false },
      ...fieldsOf([file], schemas[file]),
    ],
  })),
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  // A picture's file name is part of its URL.
  slug: { encoding: 'ascii', clean_accents: true },
  issue_reports: { url: '/' },
  media_libraries: {
    // The CSP blocks the stock photo services.
    stock_assets: { providers: [] },
    default: {
      config: {
        slugify_filename: true,
        // The conversion also removes where a phone took the photo.
        transformations: { raster_image: { format: 'webp', quality: 90, width: photoWidth } },
      },
    },
  },
} satisfies Omit<CmsConfig, 'backend'>
