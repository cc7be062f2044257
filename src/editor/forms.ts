import type { CmsConfig, Field } from '@sveltia/cms'
import { z } from 'zod'
import { photoWidth } from '../content/schemas/fields.ts'
import { pageNames, paths } from '../content/schemas/pageNames.ts'
import { contentFile, contentFiles, schemas } from '../content/schemas/index.ts'

// The editor's forms, made from the schemas: what a field is called, what stands under it, how it is edited.

/** A schema without what is around it, what stands in `meta`, and whether the field must be filled in. */
export function peel(
  schema: unknown,
  outer: z.GlobalMeta = {},
): { inner: unknown; meta: z.GlobalMeta; required: boolean } {
  if (!(schema instanceof z.ZodType)) return { inner: schema, meta: outer, required: true }
  const meta = { ...schema.meta(), ...outer }
  if ('innerType' in schema.def) return { ...peel(schema.def.innerType, meta), required: false }
  return { inner: schema, meta, required: ![null, [], {}].some((empty) => schema.safeParse(empty).success) }
}

/** The name of a union's group, beside its words. */
export const filledIn = 'rempli'

/** One of the things that a union may be: a group of fields, or a word that says that there is nothing. */
function typeOf(option: unknown) {
  const { inner } = peel(option)
  if (inner instanceof z.ZodObject) return { name: filledIn, label: 'Rempli', fields: fieldsOf(inner) }
  const [word = ''] = inner instanceof z.ZodLiteral ? Array.from(inner.values, String) : []
  return { name: word, label: `« ${word} »`, fields: [] }
}

/** How a value is edited. */
function controlOf(schema: unknown, meta: z.GlobalMeta, isInForm: boolean) {
  if (schema instanceof z.ZodObject)
    return { widget: 'object', fields: fieldsOf(schema), collapsed: isInForm }
  if (schema instanceof z.ZodArray)
    return listOf(schema.element, peel(schema.element).meta.title ?? meta.title)
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: optionsOf(schema, meta) }
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' }
  if (schema instanceof z.ZodNumber) return { widget: 'number', value_type: 'float' }
  if (schema instanceof z.ZodRecord) return { widget: 'keyvalue', key_label: 'Nom', value_label: 'Texte' }
  if (schema instanceof z.ZodUnion) return { widget: 'object', types: schema.options.map(typeOf) }
  if (schema instanceof z.ZodTuple && meta.control === undefined) {
    // A group would do, were its fields not named by numbers: those are items to Sveltia CMS.
    const { length } = schema.def.items
    const rigid = { allow_add: false, allow_remove: false, allow_reorder: false }
    return { ...listOf(schema.def.items[0], meta.title), ...rigid, min: length, max: length }
  }
  return { widget: meta.control ?? 'string', ...(meta.control === 'image' && { choose_url: false }) }
}

function listOf(element: unknown, label = '') {
  const { inner, meta } = peel(element)
  if (inner instanceof z.ZodEnum) return { widget: 'select', multiple: true, options: optionsOf(inner, meta) }
  const items =
    inner instanceof z.ZodObject
      ? { fields: fieldsOf(inner) }
      : { field: { ...fieldOf('valeur', element), label } }
  return { widget: 'list', collapsed: true, label_singular: label, ...items }
}

function fieldOf(name: string, schema: unknown, isInForm = false): Field {
  const { inner, meta, required } = peel(schema)
  const { title: label = name, description: hint = '' } = meta
  return { name, label, hint, required, ...controlOf(inner, meta, isInForm) }
}

/** A page is called as its form is. */
const pageLabels = new Map<string, string | undefined>(
  pageNames.map((name) => {
    const file = contentFiles.find((one) => `/${one}` === paths[name]) ?? 'accueil'
    return [name, schemas[file].meta()?.title]
  }),
)

const optionsOf = ({ options }: z.ZodEnum, { choices = {} }: z.GlobalMeta) =>
  options.map(String).map((value) => ({ value, label: choices[value] ?? pageLabels.get(value) ?? value }))

const fieldsOf = (schema: z.ZodObject, isInForm = false) =>
  Object.entries(schema.shape).map(([name, field]) => fieldOf(name, field, isInForm))

/** The whole editor, but for where the files lie. */
export const forms = {
  load_config_file: false,
  app_title: 'Éditeur du site',
  media_folder: 'src/assets/pictures',
  public_folder: '/',
  singletons: contentFiles.map((file) => ({
    name: file,
    label: schemas[file].meta()?.title ?? file,
    file: contentFile(file),
    format: file,
    fields: fieldsOf(schemas[file], true),
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
