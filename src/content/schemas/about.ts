import { group, groups, line, list, picture, prose } from './fields.ts'
import { callToAction, entryOfPage, ownSections } from './page.ts'

export const aboutSchema = group({
  page: entryOfPage,
  hero: group({ title: line, lead: prose, picture }),
  story: group({
    title: line,
    events: groups({ text: line, picture }),
    trades: groups({ name: line, picture }),
    method: prose,
    picture,
    paragraphs: list(prose),
  }),
  values: group({ title: line, link: line, items: groups({ title: line, text: prose, picture }) }),
  proofs: group({ title: line, qualifications: line, headCount: line, people: line }),
  sections: ownSections,
  callToAction,
})
