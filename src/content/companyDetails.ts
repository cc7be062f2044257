import { company } from './company.ts'
import { hoursOn, weekDays, type WeekDay } from './schemas/companyValues.ts'
import { quoteDelivery } from './delivery.ts'
import { mailtoOf } from './links.ts'

/** The nine digits after the leading 0 or +33. */
const nationalDigits = company.phone.replace(/\D/g, '').slice(-9)

export const telephoneInternational = `+33${nationalDigits}`

export const telephoneHref = `tel:${telephoneInternational}`

export const telephoneDisplay = `0${nationalDigits}`.replace(/(\d{2})(?=\d)/g, '$1\u00A0')

export const mailtoHref = mailtoOf(company.email)

/** Where architects send a DCE. */
export const tendersEmail = company.tendersEmail ?? company.email

/** 'à Paris', 'au Mans', 'aux Ulis' */
export const inCity = `à ${company.address.city}`.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux ')

export const addressLine = `${company.address.street}, ${company.address.postcode}\u00A0${company.address.city}`

/** 'a', 'a et b', 'a, b et c' */
function listText(items: readonly string[]) {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} et ${last}` : last
}

/** 'le lundi', 'du lundi au vendredi', 'les lundi, mardi et jeudi'; `days` in the order of the week. */
const daysText = (days: readonly WeekDay[]) => {
  if (days.length === 1) return `le ${days[0]}`
  const isRun = days.length > 2 && weekDays.join().includes(days.join())
  return isRun ? `du ${days[0]} au ${days.at(-1)}` : `les ${listText(days)}`
}

const { decennial, liability } = company.insurance

const policies = listText([
  ...(liability ? ['en responsabilité civile professionnelle'] : []),
  ...(decennial ? ['en responsabilité décennale pour les travaux qu’elle concerne'] : []),
])

/** 'nous sommes assurés en …' with the policies that entreprise.yaml names; '' if it names none. */
export const insuredFor = policies && `nous sommes assurés ${policies}`

/** '8:00' is 8h, '08:30' is 8h30. */
const hourText = (time: string) => {
  const [hour, minutes = '00'] = time.split(':')
  return `${Number(hour)}h${minutes === '00' ? '' : minutes}`
}

/** Inside a sentence: 'du lundi au jeudi, 8h-18h, et le vendredi, 8h-12h'. */
export const openingHoursPhrase = openDays().join(', et ')

/** The days that have the same hours, and these hours. */
function openDays() {
  const days = new Map<string, WeekDay[]>()
  for (const day of weekDays) {
    const hours = hoursOn(day, company.openingHours)
    if (hours.length === 0) continue
    const text = listText(hours.map(({ opens, closes }) => `${hourText(opens)}-${hourText(closes)}`))
    days.set(text, [...(days.get(text) ?? []), day])
  }
  return Array.from(days, ([text, same]) => `${daysText(same)}, ${text}`)
}

/** On its own: 'Du lundi au vendredi, 8h-18h'. */
export const openingHoursText = openingHoursPhrase.replace(/^./, (first) => first.toUpperCase())

/** '24h' */
export const replyDelayText = `${company.replyDelayHours}h`

/** Who receives what the form sends: the endpoint's host name, or the company if the endpoint is on this site. */
export const requestRecipient =
  quoteDelivery === null || quoteDelivery.endpoint.startsWith('/')
    ? company.name
    : new URL(quoteDelivery.endpoint).hostname

/** Adds the invisible U+2060 after each hyphen inside a word, so that no line breaks there. */
const unbroken = (text: string) => text.replace(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060')

/** 'Paris, Hauts-de-Seine et Val-de-Marne' */
export const placesServed = unbroken(listText(company.areaServed))

/** 'Île-de-France (Paris, Hauts-de-Seine et Val-de-Marne)' */
export const areaServedText = `${unbroken(company.region)} (${placesServed})`
