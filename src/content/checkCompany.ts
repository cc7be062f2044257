import type { z } from 'zod'
import { companySchema, type Company } from './companySchema.ts'

const pathText = (path: readonly PropertyKey[]) =>
  path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`
    return before === '' ? String(key) : `${before}.${String(key)}`
  }, '')

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

const shown = (value: unknown) => {
  if (value === undefined) return 'is missing'
  const json = JSON.stringify(value) ?? `a ${typeof value}`
  return `is ${json.length > 80 ? `${json.slice(0, 80)}…` : json}`
}

const sentencesOf = (value: unknown, issue: z.core.$ZodIssue): string[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) =>
        `company.ts: "${pathText([...issue.path, key])}" is not a field of this file; remove it or correct its name.`,
    )
  }
  const field = pathText(issue.path)
  const subject = field === '' ? 'the company' : `"${field}"`
  return [`company.ts: ${subject} ${issue.message}, but ${shown(valueAt(value, issue.path))}.`]
}

/** Nobody can register a domain that ends with .example, so nothing can be published at such an address. */
const isSampleAddress = ({ url }: Company) => new URL(url).hostname.endsWith('.example')

/** The fields that still hold the sample's values. `name` is not checked: a real company may be called Minium. */
const sampleFields = (company: Company): string[] => {
  const { phone, email, address, social } = company
  const found: [field: string, isThere: boolean][] = [
    ['url', isSampleAddress(company)],
    ['phone', phone.replace(/\D/g, '').endsWith('199001842')],
    ['email', email.toLowerCase().endsWith('.example')],
    ['address', address.street === '18 rue des Compagnons'],
    ['social', social.some((profile) => profile.url.includes('minium') && profile.url.endsWith('example'))],
  ]
  return found.filter(([, isThere]) => isThere).map(([field]) => `"${field}"`)
}

const emptyOf = (slots: [field: string, value: unknown][]) =>
  slots.filter(([, value]) => value === null).map(([field]) => `"${field}"`)

/** The empty fields that the law requires of every company of this trade, whatever its legal form. */
const emptyRequired = ({ legal, mediator, insurance, personalData }: Company) =>
  emptyOf([
    ...Object.entries(legal).map(([key, value]): [string, unknown] => [`legal.${key}`, value]),
    ['mediator', mediator],
    ['insurance.decennial', insurance.decennial],
    ['personalData.transfersOutsideEU', personalData.transfersOutsideEU],
    ['personalData.serverLogMonths', personalData.serverLogMonths],
  ])

const emptyOptional = ({ insurance, repairPrices }: Company) =>
  emptyOf([
    ['insurance.liability', insurance.liability],
    ['repairPrices', repairPrices],
  ])

const missingSources = ({ figures }: Company) =>
  emptyOf(Object.entries(figures).map(([key, { source }]) => [`figures.${key}.source`, source]))

const notShown = (fields: string[]) =>
  fields.length === 0
    ? []
    : [
        `company.ts: not filled in, hence not shown: ${fields.join(', ')}; check which of them the law asks of you.`,
      ]

/** Once the address is the company's own, a value of the sample or a missing requirement is an error. */
const checkPublished = (company: Company) => ({
  errors: [
    ...sampleFields(company).map(
      (field) => `company.ts: ${field} must be your own before the site is published, but is the sample's.`,
    ),
    ...[...missingSources(company), ...emptyRequired(company)].map(
      (field) =>
        `company.ts: ${field} must be filled in before the site is published (the law asks for it), but is null.`,
    ),
  ],
  warnings: notShown(emptyOptional(company)),
})

const checkSample = (company: Company) => {
  const unproved = missingSources(company)
  return {
    errors: [],
    warnings: [
      `company.ts: the sample identity is still in it (${sampleFields(company).join(', ')}); write your own before you publish.`,
      ...(unproved.length === 0
        ? []
        : [
            `company.ts: figures are shown on the home page without their source: ${unproved.join(', ')}; say what was counted and when, since the law asks of a claim that it can be proved.`,
          ]),
      ...notShown([...emptyRequired(company), ...emptyOptional(company)]),
    ],
  }
}

/** Errors and warnings are sentences for the site's owner; those about wrong values are in the order of company.ts. */
export function checkCompany(value: unknown): { errors: string[]; warnings: string[] } {
  const result = companySchema.safeParse(value)
  if (result.success) {
    const company = result.data
    return isSampleAddress(company) ? checkSample(company) : checkPublished(company)
  }

  const order: PropertyKey[] = Object.keys(companySchema.shape)
  const rank = ({ path }: z.core.$ZodIssue) => {
    const [first] = path
    return first === undefined ? order.length : order.indexOf(first)
  }
  const issues = result.error.issues.toSorted((one, other) => rank(one) - rank(other))
  return { errors: issues.flatMap((issue) => sentencesOf(value, issue)), warnings: [] }
}
