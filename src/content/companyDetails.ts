import { company } from './company.ts'

const nbsp = '\u00A0'

/** The nine digits after the leading 0 or +33. */
const nationalDigits = company.phone.replace(/\D/g, '').slice(-9)

export const telephoneInternational = `+33${nationalDigits}`

export const telephoneHref = `tel:${telephoneInternational}`

export const telephoneDisplay = `0${nationalDigits}`.replace(/(\d{2})(?=\d)/g, `$1${nbsp}`)

export const mailtoHref = `mailto:${company.email}`

export const addressLine = `${company.address.street}, ${company.address.postcode} ${company.address.city}`

const frenchDays = {
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  Sunday: 'dimanche',
} as const

const week = Object.values(frenchDays)

const daysText = (days: readonly (keyof typeof frenchDays)[]) => {
  const open = new Set(days.map((day) => frenchDays[day]))
  const names = week.filter((name) => open.has(name))
  const [first] = names
  const last = names.at(-1)
  if (first === undefined || last === undefined) return ''
  if (first === last) return `le ${first}`
  const isRun = week.indexOf(last) - week.indexOf(first) === names.length - 1
  if (isRun && names.length > 2) return `du ${first} au ${last}`
  return `les ${names.slice(0, -1).join(', ')} et ${last}`
}

/** '08:00' is 8h, '08:30' is 8h30. */
const hourText = (time: string) =>
  time
    .replace(/^0(?=\d)/, '')
    .replace(':', 'h')
    .replace(/h00$/, 'h')

/** Inside a sentence: 'du lundi au vendredi, 8h-18h'. */
export const openingHoursPhrase = `${daysText(company.openingHours.days)}, ${hourText(company.openingHours.opens)}-${hourText(company.openingHours.closes)}`

/** On its own: 'Du lundi au vendredi, 8h-18h'. */
export const openingHoursText = openingHoursPhrase.charAt(0).toUpperCase() + openingHoursPhrase.slice(1)

/** '24h' */
export const replyDelayText = `${company.replyDelayHours}h`
