import type { CmsConfig, Field } from '@sveltia/cms'
import { z } from 'zod'
import { paths } from '../content/schemas/pageNames.ts'
import { contentFile, contentFiles, schemas, type ContentFile } from '../content/schemas/index.ts'
import { isPoint, optionOf, peel, picturesFolder } from './values.ts'

// The editor's forms, made from the schemas: what a field is called, what stands under it, how it is edited.

/** The page that shows what a file says. */
export function pageOf(file: ContentFile) {
  const path = `/${file}`
  if (file === 'introuvable' || Object.values<string>(paths).includes(path)) return path
  return file === 'entreprise' || file === 'formulaire' ? paths.contact : paths.home
}

/** Every schema of one value, by the place that fields give as their `place`. */
export const schemaAt = new Map<string, z.ZodType>()

const accepts = (schema: unknown, value: unknown) =>
  schema instanceof z.ZodType && schema.safeParse(value).success

/** A form opens as a list of its groups. */
const isFirstLevel = (place: string) => place.split('.').length === 2

function fieldOf(name: string, schema: unknown, place: string, isPicture = false): Field {
  const { inner, meta, isRequired } = peel(schema)
  const common = {
    name,
    label: meta.title ?? name,
    required: isRequired,
    ...(meta.description !== undefined && { hint: meta.description }),
  }
  if (schema instanceof z.ZodType) schemaAt.set(place, schema)
  if (isPicture && name === 'file') return { ...common, widget: 'image', choose_url: false }
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner, place, meta.control === 'picture')
    return { ...common, widget: 'object', fields, collapsed: isFirstLevel(place) }
  }
  if (inner instanceof z.ZodArray) {
    const item = peel(inner.element)
    // What an empty list is told, it is told before.
    const min = isRequired && !accepts(schema, []) ? { min: 1 } : {}
    if (item.inner instanceof z.ZodEnum)
      return { ...common, ...min, widget: 'select', multiple: true, options: optionsOf(item.inner) }
    const label_singular = item.meta.title ?? common.label
    const entries =
      item.inner instanceof z.ZodObject
        ? { fields: fieldsOf(item.inner, `${place}.*`, item.meta.control === 'picture') }
        : { field: { ...fieldOf('valeur', inner.element, `${place}.*`), label: label_singular } }
    return { ...common, ...min, widget: 'list', label_singular, collapsed: true, ...entries }
  }
  if (inner instanceof z.ZodEnum)
    return { ...common, widget: 'select', options: optionsOf(inner, meta.choices) }
  if (inner instanceof z.ZodBoolean) return { ...common, widget: 'boolean', default: false }
  if (inner instanceof z.ZodRecord)
    return { ...common, widget: 'keyvalue', key_label: 'Nom', value_label: 'Texte' }
  if (inner instanceof z.ZodUnion)
    return {
      ...common,
      widget: 'object',
      types: inner.options.map((option) => {
        const { key, fields, label } = optionOf(option)
        return { name: key, label, fields: fields ? fieldsOf(fields, `${place}:${key}`) : [] }
      }),
    }
  if (inner instanceof z.ZodTuple && !isPoint(inner)) {
    const fields = inner.def.items.map((item, index) => fieldOf(String(index), item, `${place}.${index}`))
    return { ...common, widget: 'object', fields }
  }
  // Whole numbers are what it makes of all others.
  if (inner instanceof z.ZodNumber) return { ...common, widget: 'nombre', place, value_type: 'float' }
  if (!isPoint(inner) && !(inner instanceof z.ZodString))
    throw new Error(`The editor has no field for the schema of ${place}.`)
  const widget = isPoint(inner) ? 'point' : (meta.control ?? 'ligne')
  return { ...common, widget, place }
}

const optionsOf = (schema: z.ZodEnum, labels: Record<string, string> = {}) =>
  schema.options.map((value) => ({ value: String(value), label: labels[value] ?? String(value) }))

const fieldsOf = (schema: z.ZodObject, place: string, isPicture = false) =>
  Object.entries(schema.shape).map(([name, field]) => fieldOf(name, field, `${place}.${name}`, isPicture))

/** The whole editor, but for where the files lie. */
export const forms = {
  load_config_file: false,
  app_title: 'Éditeur du site',
  media_folder: picturesFolder,
  public_folder: `/${picturesFolder}`,
  singletons: contentFiles.map((file) => ({
    name: file,
    label: schemas[file].meta()?.title ?? file,
    file: contentFile(file),
    format: file,
    fields: fieldsOf(schemas[file], file),
  })),
  // An image's name is its address, and the build's.
  slug: { encoding: 'ascii', clean_accents: true },
  issue_reports: { url: '/' },
  media_libraries: {
    // Services of other companies, which the editor's policy refuses.
    stock_assets: { providers: [] },
    default: {
      config: {
        slugify_filename: true,
        // As much as the widest picture of a page needs; and nothing is left of where a phone took the photo.
        transformations: { raster_image: { format: 'webp', quality: 90, width: 3200, height: 3200 } },
      },
    },
  },
} satisfies Omit<CmsConfig, 'backend'>
