import { hoursOn, weekDays, type Company, type WeekDay } from '../content/schemas/company.ts'
import { paths, type PageName, type Token } from '../content/schemas/fields.ts'
import {
  contentFiles,
  isDisabled,
  pageFiles,
  type ContentFile,
  type Content,
} from '../content/schemas/files.ts'
import { withNonBreakingHyphens } from '../content/schemas/typography.ts'
import { loadContent } from './load.ts'

/** The length up to which search engines show a title. */
export const longestTitle = 60

/** The <title> of a page: the company's name follows the page's title if both are short enough. */
export function documentTitle(title: string, { name }: Pick<Company, 'name'>) {
  const titleWithName = `${title} – ${name}`
  return titleWithName.length > longestTitle ? title : titleWithName
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

/** '8h-18h', 'sur rendez-vous', or '24h/24' around the clock. */
function timesText({ opens, closes }: { opens: string; closes?: string | undefined }) {
  if (closes === undefined) return opens
  return opens === '00:00' && closes === '24:00' ? '24h/24' : `${hourText(opens)}-${hourText(closes)}`
}

/** Opening hours as a text, grouped by equal hours: 'du lundi au jeudi, 8h-18h, et le vendredi, 8h-12h'. */
function hoursText({ openingHours }: Company) {
  const days = new Map<string, WeekDay[]>()
  for (const day of weekDays) {
    const hours = hoursOn(day, openingHours)
    if (hours.length === 0) continue
    const text = listText(hours.map(timesText))
    days.set(text, [...(days.get(text) ?? []), day])
  }
  return Array.from(days, ([text, same]) => `${daysText(same)}, ${text}`).join(', et ')
}

/** The nine digits after the leading 0 or +33. */
export const nationalDigits = ({ phone }: Company) => phone.replace(/\D/g, '').slice(-9)

/** Lower-cases the first letter: 'Peinture' becomes 'peinture', 'BTP' stays. */
const lowerCaseFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

export const upperCaseFirst = (text: string) => text.replace(/^./u, (first) => first.toUpperCase())

/** Joins the article of a place name to its noun by a no-break space: 'La Penne-sur-Huveaune'. */
export const placeName = (name: string) => name.replace(/^(Les?|La) /, '$1\u00A0')

/** The value of each token. */
export const tokensOf = (facts: Company): Record<Token, string> => ({
  métier: lowerCaseFirst(facts.trade),
  Métier: upperCaseFirst(facts.trade),
  ville: `à ${placeName(facts.address.city)}`.replace(/^à Le\u00A0/, 'au ').replace(/^à Les\u00A0/, 'aux '),
  lieux: withNonBreakingHyphens(listText(facts.areaServed.map(placeName))),
  téléphone: `0${nationalDigits(facts)}`.replace(/(\d{2})(?=\d)/g, '$1\u00A0'),
  'e-mail': facts.email,
  horaires: hoursText(facts),
  délai: `${facts.replyDelayHours}h`,
})

/** Replaces the tokens of a text, such as {ville}, by their values. */
export const fill = (text: string, values: Readonly<Record<string, string | false | null | undefined>>) =>
  text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) => values[name] || whole)

type Target = { page: PageName; id?: string }

/** Whether a value is a link target: a page, or the section of it with this `id`. */
export const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' &&
  value !== null &&
  'page' in value &&
  typeof value.page === 'string' &&
  value.page in paths

/** The ids of sections inside `value`. */
export const anchorsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(anchorsIn)
  return 'id' in value && !isTarget(value) ? [String(value.id), ...inner] : inner
}

/** Whether the page is enabled and has that section: an owner may have removed either. */
const isLinkable = ({ page, id }: Target) =>
  !isDisabled(loadContent(pageFiles[page])) &&
  (id === undefined || contentFiles.some((name) => anchorsIn(loadContent(name)).includes(id)))

/** A file's content with tokens replaced and without links to disabled pages or missing sections. */
export function getContent<Name extends ContentFile>(name: Name): Content[Name] {
  const tokens = tokensOf(loadContent('entreprise'))
  return JSON.parse(JSON.stringify(loadContent(name)), (_, inner: unknown) => {
    if (typeof inner === 'string') return fill(inner, tokens)
    if (isTarget(inner) && !isLinkable(inner)) return undefined
    // `flat` removes the holes of dropped list items.
    return Array.isArray(inner) ? inner.flat(0) : inner
  })
}
