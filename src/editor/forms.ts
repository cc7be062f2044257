import type { CmsConfig, Field } from '@sveltia/cms'
import { parse } from 'yaml'
import { z } from 'zod'
import { pageNames, paths } from '../content/schemas/fields.ts'
import { contentFile, contentFiles, schemas } from '../content/schemas/files.ts'
import { photoWidth } from '../content/schemas/picturePresets.ts'
import french from './labels.yaml?raw'

// The editor's forms, made from the schemas: how a field is edited; and what labels.yaml calls it.

/** A field's place in its file, without the numbers of items; its file first. */
type FieldPath = readonly string[]

type Table = Readonly<Record<string, string>>

const { labels, items, notes }: Record<'labels' | 'items' | 'notes', Table> = parse(french)

const lookUp = (table: Table, path: FieldPath): string | undefined =>
  path.length === 0 ? undefined : (table[path.join('.')] ?? lookUp(table, path.slice(1)))

/** What a reader of the form calls a field, or the file itself. */
export const labelOf = (...path: FieldPath) => lookUp(labels, path) ?? path.at(-1) ?? ''

/** A schema without what is around it, and whether the field must be filled in. */
export function unwrap(schema: unknown): { inner: unknown; required: boolean } {
  if (!(schema instanceof z.ZodType)) return { inner: schema, required: true }
  const mayBeLeftOut = 'innerType' in schema.def && !(schema instanceof z.ZodPrefault)
  const required = !mayBeLeftOut && ![null, [], {}].some((empty) => schema.safeParse(empty).success)
  return { inner: 'innerType' in schema.def ? unwrap(schema.def.innerType).inner : schema, required }
}

/** The field of a form that holds the text that it was made from. */
export const asRead = 'lu'

/** The field of an item that holds its place in the list that was read. */
export const rank = 'rang'

/** The name of a union's group, beside its words. */
export const filledIn = 'rempli'

/** One of the things that a union may be: a group of fields, or a word that says that there is nothing. */
function typeOf(path: FieldPath, option: unknown) {
  const { inner } = unwrap(option)
  if (inner instanceof z.ZodObject) return { name: filledIn, label: 'Rempli', fields: fieldsOf(path, inner) }
  const [word = ''] = inner instanceof z.ZodLiteral ? Array.from(inner.values, String) : []
  return { name: word, label: `« ${word} »`, fields: [] }
}

/** How a value is edited. */
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
    // A group would do, were its fields not named by numbers: those are items to Sveltia CMS.
    const { length } = schema.def.items
    const fixed = { min: length, max: length, allow_remove: false, allow_reorder: false }
    return { ...listOf(path, schema.def.items[0]), ...fixed }
  }
  return { widget: control ?? 'string', ...(control === 'image' && { choose_url: false }) }
}

function listOf(path: FieldPath, element: unknown) {
  const { inner } = unwrap(element)
  if (inner instanceof z.ZodEnum) return { widget: 'select', multiple: true, options: optionsOf(inner) }
  const label = lookUp(items, path) ?? labelOf(...path)
  const item =
    inner instanceof z.ZodObject
      ? {
          fields: [
            ...fieldsOf(path, inner),
            { name: rank, label: 'Rang', widget: 'hidden', required: false },
          ],
        }
      : { field: { ...fieldOf(path, element), name: 'valeur', label, hint: '' } }
  return { widget: 'list', collapsed: true, label_singular: label, ...item }
}

function fieldOf(path: FieldPath, schema: unknown): Field {
  const { inner, required } = unwrap(schema)
  const name = path.at(-1) ?? ''
  const hint = lookUp(notes, path) ?? ''
  return { name, label: labelOf(...path), hint, required, ...controlOf(path, inner) }
}

/** A page is called as its form is. */
const pageLabels = new Map<string, string>(
  pageNames.map((name) => [name, labelOf(paths[name].slice(1) || 'accueil')]),
)

const optionsOf = ({ enum: values }: z.ZodEnum) =>
  Object.entries(values).map(([name, value]) => ({ value, label: pageLabels.get(name) ?? name }))

const fieldsOf = (path: FieldPath, { shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, field]) => fieldOf([...path, name], field))

/** The whole editor, but for where the files lie. */
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
    fields: [
      { name: asRead, label: 'Ce qui ne va pas dans ce fichier', widget: 'file-errors', required: false },
      ...fieldsOf([file], schemas[file]),
    ],
  })),
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  // An image's name is its address, and the build's.
  slug: { encoding: 'ascii', clean_accents: true },
  issue_reports: { url: '/' },
  media_libraries: {
    // Services of other companies, which the editor's policy refuses.
    stock_assets: { providers: [] },
    default: {
      config: {
        slugify_filename: true,
        // Nothing is left of where a phone took the photo.
        transformations: { raster_image: { format: 'webp', quality: 90, width: photoWidth } },
      },
    },
  },
} satisfies Omit<CmsConfig, 'backend'>
