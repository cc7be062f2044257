import type { Company } from './schemas/company.ts'
import { hoursOn, weekDays, type WeekDay } from './schemas/companyValues.ts'
import type { Token } from './schemas/fields.ts'
import type { ContentFile } from './schemas/index.ts'
import { company } from './company.ts'
import { eachText, inRunningText, read } from './load.ts'

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

/** '8:00' is 8h, '08:30' is 8h30. */
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
    const text = listText(hours.map(({ opens, closes }) => `${hourText(opens)}-${hourText(closes)}`))
    days.set(text, [...(days.get(text) ?? []), day])
  }
  return Array.from(days, ([text, same]) => `${daysText(same)}, ${text}`).join(', et ')
}

/** The nine digits after the leading 0 or +33. */
export const nationalDigits = ({ phone }: Company) => phone.replace(/\D/g, '').slice(-9)

/** What stands for a name between braces. */
export const tokensOf = (facts: Company): Record<Token, string> => ({
  ville: `à ${facts.address.city}`.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux '),
  lieux: listText(facts.areaServed).replace(...inRunningText),
  téléphone: `0${nationalDigits(facts)}`.replace(/(\d{2})(?=\d)/g, '$1\u00A0'),
  'e-mail': facts.email,
  horaires: hoursText(facts),
  délai: `${facts.replyDelayHours}h`,
})

/** A text with what it names between braces. */
export const fill = (text: string, values: Readonly<Record<string, string | false | null | undefined>>) =>
  text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) => values[name] || whole)

export const tokens = tokensOf(company)

/** What a file of words says, filled in. */
export function words<Name extends ContentFile>(name: Name) {
  const value = read(name)
  eachText(value, (text) => fill(text, tokens))
  return value
}
