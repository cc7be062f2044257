import { datesText } from '../content/schemas/dates.ts'
import { typesetText, withNonBreakingHyphens } from '../content/schemas/typography.ts'
import { mailtoOf } from '../content/schemas/mail.ts'
import { loadContent } from './load.ts'
import { fill, getContent, nationalDigits, placeName, tokensOf, upperCaseFirst } from './content.ts'

const company = loadContent('entreprise')

// Facts of the company, as pages show them.

/** Separate exports, because a chunk contains each export that it imports as a whole. */
export const { name, url, email, tagline, picturesNote, qualifications, headCount, people } = company

export const { references, priceExamples } = company

const { téléphone, horaires } = tokensOf(company)

export const telephoneInternational = `+33${nationalDigits(company)}`

export const telephoneHref = `tel:${telephoneInternational}`

export const telephoneDisplay = téléphone

export const mailtoHref = mailtoOf(email)

export const addressLine = `${withNonBreakingHyphens(company.address.street)}, ${company.address.postcode}\u00A0${placeName(company.address.city)}`

const { closed } = getContent('contact').phone

/** Closures of the office that have not ended when the site is built. */
export const closures = (company.closures ?? [])
  .filter(({ until }) => until >= new Date().toISOString().slice(0, 10))
  .map(({ from, until }) => ({
    from,
    until,
    text: typesetText(fill(closed, { dates: datesText(from, until) })),
  }))

/** 'Du lundi au vendredi, 8h-18h' */
export const openingHoursText = upperCaseFirst(horaires)

export const isInsured = Object.values(company.insurance).some((policy) => policy !== null)

const figureNames = ['experience', 'projects', 'satisfaction', 'experts'] as const

/** The figures as texts: '300+', '100 %'. */
export const figures = figureNames.flatMap((figureName) => {
  const figure = company.figures[figureName]
  if (figure === null) return []
  const suffix = figureName === 'satisfaction' ? '\u00A0%' : 'atLeast' in figure && figure.atLeast ? '+' : ''
  return { name: figureName, value: `${figure.value}${suffix}`, source: figure.source }
})
