import { datesText } from '../content/schemas/dates.ts'
import { setRunning } from '../content/schemas/french.ts'
import { company } from './company.ts'
import { closures, openingHoursText } from './companyDetails.ts'
import { fill, words } from './load.ts'

const { page: _, phone, faq, ...typed } = words('contact')

const isInsured = Object.values(company.insurance).some((policy) => policy !== null)

export const contact = {
  ...typed,
  phone: {
    title: phone.title,
    text: openingHoursText,
    closures: closures.map(({ from, until }) => ({
      until,
      text: setRunning(fill(phone.closed, { dates: datesText(from, until) })),
    })),
  },
  faq: {
    ...faq,
    items: faq.items.map(({ question, answer, insuredAnswer = answer }) => ({
      question,
      answer: isInsured ? insuredAnswer : answer,
    })),
  },
}
