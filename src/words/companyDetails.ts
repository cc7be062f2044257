import { company } from './company.ts'
import { mailtoOf } from './links.ts'
import { nationalDigits, tokensOf } from './load.ts'

// What pages show of the company.

/** Each by itself: a page's scripts carry whole what they import. */
export const { name, url, email, tagline, map, picturesNote } = company

const { téléphone, horaires } = tokensOf(company)

export const telephoneInternational = `+33${nationalDigits(company)}`

export const telephoneHref = `tel:${telephoneInternational}`

export const telephoneDisplay = téléphone

export const mailtoHref = mailtoOf(email)

export const addressLine = `${company.address.street}, ${company.address.postcode}\u00A0${company.address.city}`

/** Those that have not ended when the site is built. */
export const closures = (company.closures ?? []).filter(
  ({ until }) => until >= new Date().toISOString().slice(0, 10),
)

/** 'Du lundi au vendredi, 8h-18h' */
export const openingHoursText = horaires.replace(/^./, (first) => first.toUpperCase())
