import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { foldedSummary } from '../../../styles/utilities.css.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container, grid } from '../../ui/Section/Section.css.ts'

export const section = pageStyle({
  position: 'relative',
  overflow: 'clip',
  paddingTop: vars.space.xxl,
  '@media': responsive({ desktop: { paddingBlock: vars.space.xxxl } }),
})

/** Left of the plumb line. */
export const content = pageStyle([
  container,
  grid,
  { rowGap: vars.space.l, color: vars.colour.textSecondary, fontSize: vars.font.meta, lineHeight: 1.5 },
])

export const head = pageStyle({ '@media': responsive({ desktop: { gridColumn: '1 / 4' } }) })

export const title = pageStyle({
  marginBottom: vars.space.s,
  color: vars.colour.text,
  fontSize: vars.font.h3,
})

export const entries = pageStyle({
  // The address of a mediator's site can be longer than a line.
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${vars.colour.hairline}`,
  '@media': responsive({ desktop: { gridColumn: '4 / 10' } }),
})

export const row = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(7.5rem, 40%), 1fr) minmax(0, 2fr)',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderTop: `1px solid ${vars.colour.hairline}`,
  '@media': responsive({ phablet: { gridTemplateColumns: '12rem 1fr' } }),
})

export const label = pageStyle({ color: vars.colour.text, fontWeight: 600 })

export const more = pageStyle({ borderTop: `1px solid ${vars.colour.hairline}` })

export const summary = pageStyle([
  foldedSummary,
  {
    padding: `${vars.space.s} ${vars.space.xxl} ${vars.space.s} 0`,
    color: vars.colour.text,
    fontWeight: 600,
  },
])

/**
 * The bob and its line. On wide windows it hangs from the band above, on narrow ones from the end of the notice. It is
 * centred on the axis of the drawing in the footer's ground.
 */
export const plumb = pageStyle({
  position: 'relative',
  right: vars.size.drawingAxis,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  width: '40px',
  height: '11rem',
  marginLeft: 'auto',
  transform: 'translateX(50%)',
  '::before': { content: '', borderLeft: `1px solid ${vars.colour.text}` },
  '@media': {
    ...responsive({ desktop: { position: 'absolute', top: 0, bottom: 0, height: 'auto' } }),
    print: { display: 'none' },
  },
})
