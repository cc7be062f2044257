import { company } from './company.ts'
import { openingHoursText } from './companyDetails.ts'
import { words } from './load.ts'

const { page: _, phone, faq, ...typed } = words('contact')

const isInsured = Object.values(company.insurance).some((policy) => policy !== null)

export const contact = {
  ...typed,
  phone: { ...phone, text: openingHoursText },
  faq: {
    ...faq,
    items: faq.items.map(({ question, answer, insuredAnswer = answer }) => ({
      question,
      answer: isInsured ? insuredAnswer : answer,
    })),
  },
}
