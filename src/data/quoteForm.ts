import { loadContent } from './load.ts'
import { getContent } from './content.ts'

/** Where the form sends requests. */
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

/** The other words of a form that sends. */
export const endpointFormTexts = delivering
