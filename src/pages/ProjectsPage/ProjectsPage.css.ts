import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container, grid } from '../../ui/Section/Section.css.ts'

export const gallery = pageStyle([
  container,
  grid,
  { rowGap: vars.space.xxxl, paddingBottom: vars.space.section },
])

const card = pageStyle({ position: 'relative' })

/** Seven columns, five columns, then the whole width. */
export const project = styleVariants({ 1: '1 / 8', 2: '8 / -1', 3: '1 / -1' }, (gridColumn) => [
  card,
  inPage(responsive({ desktop: { gridColumn } })),
])

const frame = pageStyle({
  aspectRatio: '16 / 10',
  ...responsive({ desktop: { aspectRatio: 'auto', height: 'clamp(24rem, 36vw, 34rem)' } }),
})

export const picture = styleVariants({
  1: [frame],
  2: [frame],
  3: [frame, inPage(responsive({ desktop: { height: 'clamp(26rem, 40vw, 36rem)' } }))],
})

globalStyle(`${frame} img`, inPage({ transition: `transform ${vars.motion.picture} ${vars.motion.easing}` }))
globalStyle(`${card}:hover ${frame} img`, inPage({ transform: 'scale(1.02)' }))

export const caption = pageStyle({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  ...responsive({
    wide: { gridTemplateColumns: '1fr auto', alignItems: 'baseline', columnGap: vars.space.l },
  }),
  padding: `${vars.space.m} 0 ${vars.space.s}`,
  borderBottom: `1px solid ${vars.colour.hairline}`,
})

export const title = pageStyle({
  fontSize: vars.font.h3,
  lineHeight: 1.2,
  selectors: { [`${card}:hover &`]: underline('0.25em') },
})

export const trade = pageStyle({ color: vars.colour.textCaption, fontSize: vars.font.meta })

export const text = pageStyle({
  maxWidth: vars.size.measure,
  marginTop: vars.space.m,
  color: vars.colour.textSecondary,
})

/** The whole card is the link's target. */
export const more = pageStyle({
  marginTop: vars.space.xs,
  '::before': { content: '', position: 'absolute', inset: 0 },
})

export const note = pageStyle({
  gridColumn: '1 / -1',
  color: vars.colour.textCaption,
  fontSize: vars.font.meta,
})
