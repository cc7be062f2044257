import { z } from 'zod'
import { group, groups, id, line, list, page, picture, prose, silentPicture } from './fields.ts'
import { callToAction, entryOfOptionalPage, ownSections, projectType } from './page.ts'

const symptom = group({
  label: line,
  first: prose,
  page,
  id,
  picture: silentPicture,
  // Its label begins the message.
  call: group({ link: line, subject: projectType }),
})

export const individualsSchema = group({
  page: entryOfOptionalPage,
  hero: group({ title: line, lead: prose, link: line, picture }),
  symptoms: group({ title: line, items: z.array(symptom) }),
  services: group({ title: line, items: groups({ id, title: line, text: prose, picture }) }),
  promises: group({
    title: line,
    document: line,
    heads: z.tuple([line, line, line, line]),
    signature: line,
    items: groups({ title: line, entry: line, texts: list(prose) }),
  }),
  prices: group({ title: line, note: prose }),
  sections: ownSections,
  callToAction,
})
