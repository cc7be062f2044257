import { read } from './load.ts'
import { words } from './words.ts'

/** Where the form sends requests. */
export const { quoteDelivery } = read('entreprise')

const { noteOfMail, noteOfDelivery, delivering, ...typed } = words('formulaire')

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
export const deliveringForm = delivering
