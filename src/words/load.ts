import { readdirSync, readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import type { z } from 'zod'
import { hoursOn, weekDays, type Company, type WeekDay } from '../content/schemas/company.ts'
import type { Token } from '../content/schemas/fields.ts'
import { contentFile, contentFolder, schemas, type ContentFile } from '../content/schemas/files.ts'
import { withWholeWords } from '../content/schemas/french.ts'
import { parse, type Fault } from '../content/schemas/parse.ts'

// The one way from a file of words to its value. A file is read as it is, or refused in French with its line.

/** An error that is printed without its stack, which would tell the owner of the site nothing. */
export function ownerError(lines: readonly string[]) {
  const text = lines.join('\n')
  return Object.assign(new Error(text), { [inspect.custom]: () => text })
}

export const sentenceOf = (file: string, { line, field, message }: Fault) =>
  `${file}, ligne ${line}${field && `, ${field}`} : ${message}.`

/** What a file of words says as it is typed; `bytes` are what it holds. */
export function decode(file: string, bytes: Uint8Array) {
  const refused = (what: string) =>
    ownerError([`${file} : ${what} ; enregistrez-le en UTF-8, que votre éditeur de texte propose.`])
  if (/^(?:fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString('hex')))
    throw refused('ce fichier est en UTF-16')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD')
    throw refused(
      `ligne ${before.split('\n').length}, un signe n’est pas en UTF-8 (sans doute en Windows-1252)`,
    )
  }
}

/** The text of a file of words. */
export function textOf(name: ContentFile) {
  const file = contentFile(name)
  const names = readdirSync(contentFolder)
  if (names.includes(`${name}.yaml`)) return decode(file, readFileSync(file))
  // Accueil.yaml, accueil.yml, accueil.yaml.txt
  const like = names.find((one) => one.normalize().toLowerCase().startsWith(`${name}.y`))
  throw ownerError([`${file} manque${like ? ` : renommez ${like} en ${name}.yaml` : ''}.`])
}

type Words = { [Name in ContentFile]: z.output<(typeof schemas)[Name]> }

const schemaOf: { [Name in ContentFile]: z.ZodType<Words[Name]> } = schemas

/** What has been read; tests put other facts in. */
export const known: Partial<Words> = {}

/** What a file of src/content/ says. A file that breaks its schema stops what runs. */
export function read<Name extends ContentFile>(name: Name): Words[Name] {
  const before = known[name]
  if (before) return before
  const result = parse<z.ZodType<Words[Name]>>(schemaOf[name], textOf(name))
  if ('faults' in result) throw ownerError(result.faults.map((fault) => sentenceOf(contentFile(name), fault)))
  known[name] = result.value
  return result.value
}

/** 'a', 'a et b', 'a, b et c' */
function listText(items: readonly string[]) {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} et ${last}` : last
}

/** 'le lundi', 'du lundi au vendredi', 'les lundi, mardi et jeudi'; `days` in the order of the week. */
function daysText(days: readonly WeekDay[]) {
  if (days.length === 1) return `le ${days[0]}`
  const isRun = days.length > 2 && weekDays.join().includes(days.join())
  return isRun ? `du ${days[0]} au ${days.at(-1)}` : `les ${listText(days)}`
}

/** '08:00' is 8h, '08:30' is 8h30. */
function hourText(time: string) {
  const [hour, minutes = '00'] = time.split(':')
  return `${Number(hour)}h${minutes === '00' ? '' : minutes}`
}

/** The days that have the same hours, and these hours: 'du lundi au jeudi, 8h-18h, et le vendredi, 8h-12h'. */
function hoursText({ openingHours }: Company) {
  const days = new Map<string, WeekDay[]>()
  for (const day of weekDays) {
    const hours = hoursOn(day, openingHours)
    if (hours.length === 0) continue
    const text = listText(
      hours.map(({ opens, closes }) => (closes ? `${hourText(opens)}-${hourText(closes)}` : opens)),
    )
    days.set(text, [...(days.get(text) ?? []), day])
  }
  return Array.from(days, ([text, same]) => `${daysText(same)}, ${text}`).join(', et ')
}

/** The nine digits after the leading 0 or +33. */
export const nationalDigits = ({ phone }: Company) => phone.replace(/\D/g, '').slice(-9)

/** What stands for a name between braces. */
export const tokensOf = (facts: Company): Record<Token, string> => ({
  ville: `à ${facts.address.city}`.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux '),
  lieux: withWholeWords(listText(facts.areaServed)),
  téléphone: `0${nationalDigits(facts)}`.replace(/(\d{2})(?=\d)/g, '$1\u00A0'),
  'e-mail': facts.email,
  horaires: hoursText(facts),
  délai: `${facts.replyDelayHours}h`,
})

/** A text with what it names between braces. */
export const fill = (text: string, values: Readonly<Record<string, string | false | null | undefined>>) =>
  text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) => values[name] || whole)

/** What a file of words says, filled in. */
export function words<Name extends ContentFile>(name: Name): Words[Name] {
  const tokens = tokensOf(read('entreprise'))
  return JSON.parse(JSON.stringify(read(name)), (_, inner: unknown) =>
    typeof inner === 'string' ? fill(inner, tokens) : inner,
  )
}
