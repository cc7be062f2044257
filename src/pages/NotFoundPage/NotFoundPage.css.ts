import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { drawingUnits, groundHeight, houseWidth } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

/**
 * As tall as the screen minus the footer's foundations. So the first screen ends with the cellar under the façade.
 */
export const page = pageStyle({
  position: 'relative',
  display: 'grid',
  // The façade may be wider than the window; the words may not.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  paddingTop: vars.space.xxl,
  '@media': responsive({
    desktop: {
      alignItems: 'center',
      minHeight: `max(30rem, calc(100svh - ${vars.size.bar} - ${drawingUnits(groundHeight)}))`,
      paddingBottom: vars.space.xxl,
    },
  }),
})

/** Left of the façade. */
export const words = pageStyle({ '@media': responsive({ desktop: { maxWidth: 'min(30.5rem, 41.5vw)' } }) })

export const text = pageStyle({ textWrap: 'balance' })

// In the units of the façade's drawing: its width, the x of its missing window, and the x at which its cornice ends.
// The window goes on the axis of the ground, and the end of the cornice half the width of the footer's house away.
const drawn = { width: 720, window: 404, cornice: 672, onlookers: { width: 340, middle: 442 } }
const scale = houseWidth / 2 / (drawn.cornice - drawn.window)

/** The façade, which stands on the footer's foundations. */
export const front = pageStyle({
  position: 'relative',
  right: `calc(${vars.size.drawingAxis} - ${drawingUnits((drawn.width - drawn.window) * scale)})`,
  width: drawingUnits(drawn.width * scale),
  maxWidth: 'none',
  justifySelf: 'end',
  marginTop: vars.space.xxl,
  '@media': responsive({ desktop: { position: 'absolute', bottom: 0, margin: 0 } }),
})

export const drawing = pageStyle({ width: '100%' })

/** Those who stand before it, on the same ground and in its scale. */
export const onlookers = pageStyle({
  position: 'absolute',
  bottom: 0,
  left: `${((drawn.onlookers.middle - drawn.onlookers.width / 2) / drawn.width) * 100}%`,
  width: `${(drawn.onlookers.width / drawn.width) * 100}%`,
  background: 'none',
})
