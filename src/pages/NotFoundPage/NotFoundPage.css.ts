import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container, grid } from '../../ui/Section/Section.css.ts'

/** As high as the window, but for the foundations: the first screen ends with the window in the cellar. */
export const page = pageStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  paddingTop: vars.space.xxl,
  '@media': responsive({
    desktop: {
      alignItems: 'center',
      minHeight: `max(30rem, calc(100svh - ${vars.size.bar} - 150 * ${vars.size.drawingUnit}))`,
      paddingBottom: vars.space.xxl,
    },
  }),
})

export const content = pageStyle([container, grid])

export const words = pageStyle({ '@media': responsive({ desktop: { gridColumn: '1 / 7' } }) })

export const title = pageStyle({
  maxWidth: '7em',
  fontSize: vars.font.hero,
  letterSpacing: '-0.026em',
  lineHeight: 1,
})

export const text = pageStyle({
  maxWidth: '26rem',
  marginTop: vars.space.l,
  color: vars.colour.textSecondary,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
})

export const ways = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  marginTop: vars.space.xl,
})

// The missing window is on the axis, at 404 of 720 units; the cornice ends, 268 further, at the page's margin.
const unit = 230 / 268

/** On the footer's foundations. */
export const front = pageStyle({
  position: 'relative',
  right: `calc(${vars.size.drawingAxis} - ${(720 - 404) * unit} * ${vars.size.drawingUnit})`,
  width: `calc(${720 * unit} * ${vars.size.drawingUnit})`,
  maxWidth: 'none',
  margin: `${vars.space.xxl} 0 0 auto`,
  '@media': responsive({ desktop: { position: 'absolute', bottom: 0, margin: 0 } }),
})
