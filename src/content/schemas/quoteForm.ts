import { flag, group, groups, line, prose } from './fields.ts'
import { projectType, target } from './page.ts'

const field = group({ label: line, inMail: line, isRequired: flag })

const outcome = group({ title: line, text: prose })

export const quoteFormSchema = group({
  title: line,
  intro: prose,
  fields: group({
    name: field,
    email: field,
    phone: field,
    subject: field.extend({
      placeholder: line,
      choices: groups({ value: projectType, label: line, ...target }),
    }),
    message: field,
  }),
  noteOfMail: prose,
  noteOfDelivery: prose,
  privacy: prose,
  rights: line,
  submit: line,
  submitting: line,
  openMail: line,
  toast: group({ title: line, text: prose, action: line, actionAlt: line }),
  mail: group({ subject: line, emptyValue: line, truncated: line }),
  noScript: prose,
  delivering: group({
    noScript: prose,
    trap: line,
    outcomes: group({ accepted: outcome, refused: outcome, unsent: outcome, unknown: outcome }),
    changed: prose,
    retry: line,
    left: prose,
  }),
})
