import { building } from '../../../styles/building.ts'
import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { displayText, leadText } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { columns } from '../../ui/Columns/Columns.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

/**
 * As tall as the screen minus the footer's foundations. So the first screen ends with the cellar, in which the missing
 * window of the façade lies.
 */
export const page = pageStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  paddingTop: vars.space.xxl,
  '@media': responsive({
    desktop: {
      alignItems: 'center',
      minHeight: `max(30rem, calc(100svh - ${vars.size.bar} - ${building.ground} * ${vars.size.drawingUnit}))`,
      paddingBottom: vars.space.xxl,
    },
  }),
})

export const content = pageStyle([container, columns()])

export const words = pageStyle({ '@media': responsive({ desktop: { gridColumn: '1 / 7' } }) })

export const title = pageStyle({
  maxWidth: '7em',
  ...displayText,
})

export const text = pageStyle({
  maxWidth: '26rem',
  marginTop: vars.space.l,
  ...leadText,
})

export const ways = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  marginTop: vars.space.xl,
})

// In the units of the façade's drawing: its width, the x of its missing window, and the x at which its cornice ends.
// The window goes on the axis of the ground, and the end of the cornice on the page's margin, half the width of the
// footer's house away.
const drawn = { width: 720, window: 404, cornice: 672 }
const atMargin = building.width / 2 / (drawn.cornice - drawn.window)

const drawnAt = (scale: number) => ({
  right: `calc(${vars.size.drawingAxis} - ${(drawn.width - drawn.window) * scale} * ${vars.size.drawingUnit})`,
  width: `calc(${drawn.width * scale} * ${vars.size.drawingUnit})`,
})

/** The façade, which stands on the footer's foundations. */
export const front = pageStyle({
  position: 'relative',
  ...drawnAt(atMargin),
  maxWidth: 'none',
  margin: `${vars.space.xxl} 0 0 auto`,
  '@media': responsive({
    desktop: { position: 'absolute', bottom: 0, margin: 0 },
    // On six tenths of the width; its right end goes past the margin.
    wide: drawnAt(1.2),
  }),
})
