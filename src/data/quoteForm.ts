import { loadContent } from './load.ts'
import { getContent } from './content.ts'

/** The endpoint that receives requests, or null: the form then prepares an e-mail. */
export const { quoteDelivery } = loadContent('entreprise')

const { noteOfMail, noteOfDelivery, delivering, ...typed } = getContent('formulaire')

const { choices, ...subject } = typed.fields.subject

export const quoteForm = {
  ...typed,
  fields: {
    ...typed.fields,
    subject: {
      ...subject,
      options: Object.fromEntries(choices.map(({ value, label }) => [value, label])),
    },
  },
  note: quoteDelivery === null ? noteOfMail : noteOfDelivery,
}

/** Texts of the form that posts to an endpoint. */
export const endpointFormTexts = delivering
