import { contactSchema } from './schemas/contact.ts'
import { openingHoursText } from './companyDetails.ts'
import { words } from './words.ts'

const { page: _, phone, ...typed } = words(contactSchema, 'contact')

export const contact = { ...typed, phone: { ...phone, text: openingHoursText } }
