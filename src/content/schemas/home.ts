import { z } from 'zod'
import { among, group, groups, line, list, page, picture, prose } from './fields.ts'
import { callToAction, entryOfPage, ownSections, seeAlso } from './page.ts'

const lights = { Lampe: 'lamp', Jour: 'day', Soir: 'dusk' } as const

const light = z.enum(lights, among(lights)).exactOptional()

const storeys = z.array(group({ picture, level: line, light, page, title: line, text: prose }))

export const homeSchema = group({
  page: entryOfPage,
  hero: group({
    title: line,
    lead: prose,
    picture,
    quoteCall: line,
    projectsCall: line,
    shortcutsLabel: line,
    symptomsLink: line,
    ways: list(seeAlso),
  }),
  levels: group({ roof: line, street: line, call: line }),
  waterTable: line,
  figures: group({
    title: line,
    picture,
    light,
    experience: line,
    projects: line,
    satisfaction: line,
    experts: line,
  }),
  expertises: group({ title: line, storeys, cellars: storeys }),
  whyUs: group({
    title: line,
    intro: prose,
    picture,
    items: groups({ title: line, text: prose, floor: group({ picture, level: line }).exactOptional() }),
    link: line,
  }),
  sections: ownSections,
  callToAction: callToAction.extend({ picture }),
})
