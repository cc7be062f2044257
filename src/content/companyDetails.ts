import { company } from './company.ts'
import { quoteDelivery } from './delivery.ts'

/** The nine digits after the leading 0 or +33. */
const nationalDigits = company.phone.replace(/\D/g, '').slice(-9)

export const telephoneInternational = `+33${nationalDigits}`

export const telephoneHref = `tel:${telephoneInternational}`

export const telephoneDisplay = `0${nationalDigits}`.replace(/(\d{2})(?=\d)/g, '$1\u00A0')

export const mailtoHref = `mailto:${company.email}`

/** The value of a field of company.ts, or null if the field is null or 'none'. */
export const given = (slot: string | null) => (slot === 'none' ? null : slot)

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

/** 'a', 'a et b', 'a, b et c' */
function listText(items: readonly string[]) {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} et ${last}` : last
}

function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const daysText = (days: readonly (keyof typeof frenchDays)[]) => {
  const open = new Set(days.map((day) => frenchDays[day]))
  const names = week.filter((name) => open.has(name))
  const [first] = names
  const last = names.at(-1)
  if (first === undefined || last === undefined) return ''
  if (first === last) return `le ${first}`
  const isRun = week.indexOf(last) - week.indexOf(first) === names.length - 1
  if (isRun && names.length > 2) return `du ${first} au ${last}`
  return `les ${listText(names)}`
}

const { decennial, liability } = company.insurance

const policies = listText([
  ...(liability ? ['en responsabilité civile professionnelle'] : []),
  ...(decennial ? ['en responsabilité décennale pour les travaux qu’elle concerne'] : []),
])

/** 'nous sommes assurés en …' with the policies that company.ts names; '' if it names none. */
export const insuredFor = policies && `nous sommes assurés ${policies}`

/** '08:00' is 8h, '08:30' is 8h30. */
const hourText = (time: string) =>
  time
    .replace(/^0(?=\d)/, '')
    .replace(':', 'h')
    .replace(/h00$/, 'h')

/** '08:00' is 8 h, '08:30' is 8 h 30. */
const hourPhrase = (time: string) => {
  const [hour, minutes = '00'] = time.split(':')
  return minutes === '00' ? `${Number(hour)} h` : `${Number(hour)} h ${minutes}`
}

const { days, opens, closes } = company.openingHours

/** On its own: 'Du lundi au vendredi, 8h-18h'. */
export const openingHoursText = capitalised(`${daysText(days)}, ${hourText(opens)}-${hourText(closes)}`)

/** Inside a sentence: 'du lundi au vendredi, de 8 h à 18 h'. */
export const openingHoursPhrase = `${daysText(days)}, de ${hourPhrase(opens)} à ${hourPhrase(closes)}`

/** On its own: '24h'. */
export const replyDelayText = `${company.replyDelayHours}h`

/** Inside a sentence: '24 h'. */
export const replyDelayPhrase = `${company.replyDelayHours} h`

/** Who receives what the form sends: the endpoint's host name, or the company if the endpoint is on this site. */
export const requestRecipient =
  quoteDelivery === null || quoteDelivery.endpoint.startsWith('/')
    ? company.name
    : new URL(quoteDelivery.endpoint).hostname

/** Adds the invisible U+2060 after each hyphen inside a word, so that no line breaks there. */
const unbroken = (text: string) => text.replace(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060')

/** 'Paris, Hauts-de-Seine et Val-de-Marne (Île-de-France)' */
export const areaServedText = unbroken(`${listText(company.areaServed)} (${company.region})`)
