import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { foldedSummary } from '../../../styles/utilities.css.ts'
import { mediaLargeText, responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

/** In the ground, like the footer: the closing band is the last thing above it. */
export const section = pageStyle({
  position: 'relative',
  paddingBlock: vars.space.xxl,
  '@media': responsive({ desktop: { position: 'static', paddingBlock: vars.space.xxxl } }),
})

/** Left of the plumb line. */
export const content = pageStyle([
  container,
  { rowGap: vars.space.l, fontSize: vars.font.meta, lineHeight: 1.5 },
])

export const head = pageStyle({ '@media': responsive({ desktop: { gridColumn: '1 / 4' } }) })

export const entries = pageStyle({
  borderBottom: `1px solid ${vars.colour.hairline}`,
  '@media': responsive({ desktop: { gridColumn: '4 / 10' } }),
})

export const summary = pageStyle([
  foldedSummary,
  {
    paddingBlock: vars.space.m,
    borderTop: `1px solid ${vars.colour.hairline}`,
    fontStretch: '100%',
    letterSpacing: 0,
  },
])

/**
 * Down to the ground of the footer, on the axis of its drawing; on narrow windows to the notice's title, in the page's
 * margin. Where text is so large, it would cross the words.
 */
export const plumb = pageStyle({
  position: 'absolute',
  top: '-40rem',
  right: '1vw',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  width: '16px',
  height: '44.25rem',
  '::before': { content: '', borderLeft: `1px solid ${vars.colour.text}` },
  '@media': {
    ...responsive({
      desktop: {
        inset: `0 ${vars.size.drawingAxis} 0 auto`,
        width: '40px',
        height: 'auto',
        transform: 'translateX(50%)',
      },
    }),
    [mediaLargeText]: { display: 'none' },
    print: { display: 'none' },
  },
})
