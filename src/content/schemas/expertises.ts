import { z } from 'zod'
import { flag, group, groups, id, line, number, percent, picture, prose } from './fields.ts'
import { callToAction, entryOfOptionalPage, ownSections, quoteCall, seeAlso } from './page.ts'

const inset = number('un nombre de -50 à 50 (en % de la colonne)', -50, 50)

const insets = z.tuple([inset, inset])

const feature = {
  id: id.exactOptional(),
  title: line,
  text: prose,
  notes: groups({ start: line, rest: prose }).exactOptional(),
  see: seeAlso.exactOptional(),
  picture: picture.exactOptional(),
}

export const expertisesSchema = group({
  page: entryOfOptionalPage,
  hero: group({ title: line, level: line, lead: prose, picture }),
  indexLabel: line,
  areas: groups({
    id,
    title: line,
    text: prose,
    picture: picture.exactOptional(),
    framing: group({ phone: insets, desktop: insets }).exactOptional(),
    labels: groups({ text: line, x: percent, y: percent, hangs: flag }).exactOptional(),
    features: groups(feature),
  }),
  managers: group({
    id,
    title: line,
    text: prose,
    call: quoteCall,
    items: groups({ id, title: line, text: prose, see: seeAlso.exactOptional() }),
  }),
  approach: group({ title: line, steps: groups({ id: id.exactOptional(), title: line, text: prose }) }),
  sections: ownSections,
  callToAction,
})
