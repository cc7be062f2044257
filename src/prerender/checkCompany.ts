import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { companySchema, type Company } from '../content/companySchema.ts'
import { isSampleAddress } from '../content/companyValues.ts'
import { checkPlace } from './checkPlace.ts'
import { sample } from './sample.ts'

const file = 'src/content/company.ts'

/** The line of a field in company.ts, or of the list that holds it: each name is looked for after the one above it. */
function lineOf(field: string) {
  const source = readFileSync(file, 'utf8')
  let start = 0
  for (const [depth, name] of field.split('.').entries()) {
    if (!/^[a-z]\w*$/i.test(name)) break
    const found = source.slice(start).search(new RegExp(`${depth === 0 ? '^  ' : '\\b'}${name}:`, 'm'))
    start += Math.max(found, 0)
  }
  return source.slice(0, start).split('\n').length
}

const placeOf = (field: string) => `${file}:${lineOf(field)} ${field}`

function sentenceOf(issue: z.core.$ZodIssue) {
  const isUnknown = issue.code === 'unrecognized_keys'
  const field = (isUnknown ? [...issue.path, ...issue.keys] : issue.path).join('.')
  const found = isUnknown ? '' : ` (trouvé : ${JSON.stringify(issue.input) ?? 'rien'})`
  return `${placeOf(field)} : ${issue.message}${found}.`
}

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

const sampleLeft = (field: string) =>
  `${placeOf(field)} : c’est encore la valeur de l’exemple ; écrivez la vôtre.`

/** Errors and warnings are sentences for the site's owner, in the order of company.ts. */
export function checkCompany(value: unknown): { errors: string[]; warnings: string[] } {
  const result = companySchema.safeParse(value, { reportInput: true })
  if (!result.success) return { errors: result.error.issues.map(sentenceOf), warnings: [] }

  const company = result.data
  const left = sampleFields(company)
  const empty = emptyFields(company).filter((field) => !isChoice(field))
  const required = empty.filter(isRequired)
  const optional = empty.filter((field) => !isRequired(field))
  const { wrong, left: traces } = checkPlace(company)
  if (isSampleAddress(company.url))
    return {
      // The script that sends to it is written all the same.
      errors: company.quoteDelivery?.sender && left.includes('email') ? [sampleLeft('email')] : [],
      warnings: [
        `${file} : l’identité de l’exemple est encore là (${left.join(', ')}) ; écrivez la vôtre avant de publier.`,
        ...listed('champs null que la loi demandera avant de publier', required),
        ...listed('champs null, donc pas montrés', optional),
        // As long as nothing is replaced, that would be a list of the whole site.
        ...(isSample(company) ? [] : [...wrong, ...traces]),
      ],
    }
  // Once the address is the company's own, a value of the sample or a missing requirement is an error.
  return {
    errors: [
      ...wrong,
      ...left.map(sampleLeft),
      ...required.map(
        (field) => `${placeOf(field)} : la loi le demande à un site publié ; ce champ est null.`,
      ),
    ],
    warnings: [
      ...listed('champs null, donc pas montrés (vérifiez ce que la loi vous demande)', optional),
      ...traces,
    ],
  }
}

const listed = (what: string, fields: string[]) =>
  fields.length === 0 ? [] : [`${file}, ${what} : ${fields.join(', ')}.`]
