import { company } from './company.ts'
import { mailtoOf } from './links.ts'
import { nationalDigits, tokens } from './words.ts'

export const telephoneInternational = `+33${nationalDigits(company)}`

export const telephoneHref = `tel:${telephoneInternational}`

export const telephoneDisplay = tokens.téléphone

export const mailtoHref = mailtoOf(company.email)

export const addressLine = `${company.address.street}, ${company.address.postcode}\u00A0${company.address.city}`

/** 'Du lundi au vendredi, 8h-18h' */
export const openingHoursText = tokens.horaires.replace(/^./, (first) => first.toUpperCase())
