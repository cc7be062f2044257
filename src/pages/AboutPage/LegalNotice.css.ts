import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { foldedSummary } from '../../../styles/utilities.css.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

/** In the ground, like the footer: the closing band is the last thing above it. */
export const section = pageStyle({ paddingBlock: vars.space.xxl })

/** Left of the plumb line. */
export const content = pageStyle([
  container,
  { rowGap: vars.space.l, fontSize: vars.font.meta, lineHeight: 1.5 },
])

export const head = pageStyle({ '@media': responsive({ desktop: { gridColumn: '1 / 4' } }) })

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

export const summary = pageStyle([
  foldedSummary,
  {
    paddingBlock: vars.space.s,
    borderTop: `1px solid ${vars.colour.hairline}`,
    fontStretch: '100%',
    letterSpacing: 0,
  },
])

/** In the page's right margin; on wide windows on the axis of the drawing in the footer's ground. */
export const plumb = pageStyle({
  position: 'absolute',
  top: 0,
  bottom: 0,
  right: `calc(${vars.space.pageMargin} / 2)`,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  width: '14px',
  transform: 'translateX(50%)',
  '::before': { content: '', borderLeft: `1px solid ${vars.colour.text}` },
  '@media': {
    ...responsive({ desktop: { right: vars.size.drawingAxis, width: '40px' } }),
    print: { display: 'none' },
  },
})
