import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

/** The title has two lines, on a phone and beside the lead: what the works are, and their three states. */
export const head = pageStyle({
  vars: { [vars.font.h1]: `min(${vars.font.h2}, 7.5vw)` },
  '@media': responsive({ desktop: { vars: { [vars.font.h1]: `min(${vars.font.h2}, 3.6vw)` } } }),
})

/** Clipped: the pictures reach the window's edge by `100vw`, which includes the scrollbar. */
export const band = pageStyle({
  paddingBottom: vars.space.section,
  overflowX: 'clip',
  selectors: { '& + &': { '@media': responsive({ desktop: { paddingTop: vars.space.section } }) } },
})

/** The words come after the pictures, and stand under them or at their right or left. */
export const project = pageStyle([container, { gridAutoFlow: 'dense', alignItems: 'start' }])

/** In sight while the words beside them are read. */
export const states = pageStyle({
  display: 'grid',
  gap: vars.space.xs,
  '@media': responsive({ desktop: { position: 'sticky', top: `calc(${vars.size.bar} + ${vars.space.l})` } }),
})

/** A line of the sheet; its words are beside its name, or under it where there is no room. */
export const entry = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.m}`,
  paddingBlock: vars.space.m,
  borderTop: `1px solid ${vars.colour.control}`,
})

export const term = pageStyle({ flex: '1 0 9rem', fontWeight: 600 })

export const fact = pageStyle({ flex: '3 1 17rem' })
