import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

/** Beside the lead the title has two lines: what the works are, and their three states. */
export const head = pageStyle({
  '@media': responsive({ desktop: { alignItems: 'last baseline' } }),
})
globalStyle(
  `${head} > h1`,
  inPage({
    fontSize: 'min(2.625rem, 9.2vw)',
    '@media': responsive({ desktop: { gridColumn: '1 / 9', fontSize: 'min(4.5rem, 5vw)' } }),
  }),
)
globalStyle(`${head} > div`, inPage({ '@media': responsive({ desktop: { gridColumn: '9 / -1' } }) }))

/** Clipped: the pictures reach the window's edge by `100vw`, which includes the scrollbar. */
export const band = pageStyle({
  paddingBottom: vars.space.section,
  overflowX: 'clip',
  selectors: { '& + &': { '@media': responsive({ desktop: { paddingTop: vars.space.section } }) } },
})

/** The words come after the pictures, and stand under them or at their right or left. */
export const project = pageStyle([container, { gridAutoFlow: 'dense', alignItems: 'start' }])

/** The sheet is wider than the words beside it, so that both end about level. */
export const besideSheet = pageStyle({
  '@media': responsive({ desktop: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } }),
})

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
