import { quoteDelivery } from './delivery.ts'
import { isOffered } from './offer.ts'
import { words } from './load.ts'

const { noteOfMail, noteOfDelivery, delivering, ...typed } = words('formulaire')

const { choices, ...subject } = typed.fields.subject

export const quoteForm = {
  ...typed,
  fields: {
    ...typed.fields,
    subject: {
      ...subject,
      options: Object.fromEntries(choices.filter(isOffered).map(({ value, label }) => [value, label])),
    },
  },
  note: quoteDelivery === null ? noteOfMail : noteOfDelivery,
}

/** The other words of a form that sends. */
export const deliveringForm = delivering
