import { group, groups, line, list, picture, prose } from './fields.ts'
import { entryOfPage, ownSections, quoteCall } from './page.ts'

export const contactSchema = group({
  page: entryOfPage,
  hero: group({ title: line, level: line, lead: prose, link: line, picture }),
  phone: group({ title: line }),
  emergency: group({ question: line, first: line, answer: prose, call: quoteCall }),
  email: group({ title: line, text: line }),
  explanation: group({ title: line, steps: list(prose) }),
  survey: picture,
  map: group({ title: line, pinLabel: line }),
  sections: ownSections,
  faq: group({
    title: line,
    items: groups({ question: line, answer: prose, insuredAnswer: prose.exactOptional() }),
  }),
})
