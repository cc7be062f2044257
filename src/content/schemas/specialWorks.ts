import { z } from 'zod'
import { among, group, groups, id, line, list, picture, prose } from './fields.ts'
import { callToAction, entryOfOptionalPage, ownSections, quoteCall } from './page.ts'

/** Where a picture has room for words, on a large screen. */
const places = {
  'Dans un ciel de nuit, qui a en haut la couleur « cielBas »': 'sky',
  'À droite, où elle est sombre': 'inside',
  'À gauche, dans de la terre': 'earth',
} as const

export const specialWorksSchema = group({
  page: entryOfOptionalPage,
  hero: group({ title: line, lead: prose, tenders: prose, picture }),
  services: group({
    title: line,
    indexLabel: line,
    heads: group({ ours: line, others: line }),
    items: groups({
      id,
      title: line,
      text: prose,
      picture,
      words: z.enum(places, among(places)),
      ours: list(line),
      others: list(line).exactOptional(),
      call: quoteCall.exactOptional(),
    }),
  }),
  solutions: group({ title: line, intro: prose, items: groups({ title: line, text: prose, picture }) }),
  sections: ownSections,
  callToAction,
})
