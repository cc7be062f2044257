import { z } from 'zod'
import { among, flag, group, groups, id, line, page, picture, prose } from './fields.ts'

// What several pages have.

/** What the browser and search engines need to know about the page shown at unknown addresses. */
export const found = group({ title: line, description: prose })

/** What the menu needs to know besides. */
export const entryOfPage = group({ label: line, ...found.shape })

export const entryOfOptionalPage = entryOfPage.extend({ isLeftOut: flag })

export const callToAction = group({ title: line, text: prose, link: line })

/** What the form's choice of a project type sends. */
const projectTypes = {
  Rénovation: 'renovation',
  Étanchéité: 'etancheite',
  Construction: 'construction',
  Réparation: 'reparation',
  Sols: 'sols',
  Autre: 'autre',
} as const

export const projectType = z.enum(projectTypes, among(projectTypes))

/** A link to the form, which then has this project type and begins its message with this line. */
export const quoteCall = group({
  link: line,
  subject: projectType.exactOptional(),
  firstLine: line.exactOptional(),
})

/** A part of the site: a page, or a part of it. */
export const target = { page, id: id.exactOptional() }

/** A link to the part of the site that says more. */
export const seeAlso = group({ label: line, ...target })

const ownSection = group({
  title: line,
  text: prose.exactOptional(),
  picture: picture.exactOptional(),
  quotes: groups({ text: prose, author: line }).exactOptional(),
})

export type OwnSection = z.infer<typeof ownSection>

/** What an owner adds to a page, before its closing call. */
export const ownSections = z.array(ownSection).exactOptional()
