import type { Company } from '../content/schemas/company.ts'
import { isSampleAddress } from '../content/schemas/companyValues.ts'
import { schemas } from '../content/schemas/index.ts'
import { parse } from '../content/schemas/parse.ts'
import { sentenceOf } from '../content/read.ts'
import { contentFile } from '../content/schemas/index.ts'
import { sample } from './sample.ts'

const file = contentFile('entreprise')

/** A number or an address may be written in several ways. */
const bare = (text: string) => text.toLowerCase().replace(/[\s.-]/g, '')

const sampleFields = (company: Company) =>
  Object.entries(sample)
    .filter(([field, part]) => bare(JSON.stringify(Reflect.get(company, field))).includes(bare(part)))
    .map(([field]) => field)

/** Whether nothing of the sample was replaced yet. */
export const isSample = (company: Company) => sampleFields(company).length === Object.keys(sample).length

/** The fields below `value` that are null, as 'legal.siren'. */
const emptyFields = (value: object, above = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (inner === null) return [above + key]
    return typeof inner === 'object' ? emptyFields(inner, `${above}${key}.`) : []
  })

/** What the law asks of every company of this trade, whatever its legal form, and of every figure that is published. */
const isRequired = (field: string) =>
  /^legal\.|^mediator$|^insurance\.decennial$|^repairPrices$|^personalData\.|^figures\.\w+\.source$/.test(
    field,
  )

/** Fields that are a choice: null says as much as a value. */
const isChoice = (field: string) => /^(?:tendersEmail|geo|map|picturesNote|quoteDelivery)\b/.test(field)

/**
 * What is wrong in entreprise.yaml and, if it is right in itself, what the rules of publication say of it: sentences for the
 * site's owner.
 */
export function checkCompany(text: string): {
  errors: string[]
  warnings: string[]
  company?: { value: Company; placeOf: (field: string) => string }
} {
  const parsed = parse(schemas.entreprise, text)
  if ('faults' in parsed)
    return { errors: parsed.faults.map((fault) => sentenceOf(file, fault)), warnings: [] }
  const { value } = parsed
  const placeOf = (field: string) => `${file}, ligne ${parsed.lineOf(field.split('.'))}, ${field}`
  return { ...rulesOf(value, placeOf), company: { value, placeOf } }
}

function rulesOf(company: Company, placeOf: (field: string) => string) {
  const sampleLeft = (field: string) =>
    `${placeOf(field)} : c’est encore la valeur de l’exemple ; écrivez la vôtre.`
  const left = sampleFields(company)
  const empty = emptyFields(company).filter((field) => !isChoice(field))
  const required = empty.filter(isRequired)
  const optional = empty.filter((field) => !isRequired(field))
  if (isSampleAddress(company.url))
    return {
      // The script that sends to it is written all the same.
      errors: company.quoteDelivery?.sender && left.includes('email') ? [sampleLeft('email')] : [],
      warnings: [
        left.length > 1
          ? `${file} : l’identité de l’exemple est encore là (${left.join(', ')}) ; écrivez la vôtre avant de publier.`
          : `${placeOf('url')} : c’est encore l’adresse de l’exemple ; écrivez la vôtre avant de publier.`,
        ...listed('champs vides que la loi demandera avant de publier', required),
        ...listed('champs vides, donc pas montrés', optional),
      ],
    }
  // Once the address is the company's own, a value of the sample or a missing requirement is an error.
  return {
    errors: [
      ...left.map(sampleLeft),
      ...required.map(
        (field) => `${placeOf(field)} : la loi le demande à un site publié ; ce champ est vide.`,
      ),
    ],
    warnings: listed('champs vides, donc pas montrés (vérifiez ce que la loi vous demande)', optional),
  }
}

const listed = (what: string, fields: string[]) =>
  fields.length === 0 ? [] : [`${file}, ${what} : ${fields.join(', ')}.`]
