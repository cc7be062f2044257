import { building } from '../../../styles/building.ts'
import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { displayText, leadText } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container, grid } from '../../ui/Section/Section.css.ts'

/** As high as the screen, but for the foundations: the first screen ends with the cellar, where the front's window is. */
export const page = pageStyle({
  position: 'relative',
  display: 'grid',
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

export const content = pageStyle([container, grid])

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

// As the front is drawn: where its missing window is, and where its cornice ends. The one is on the axis of the ground,
// the other at the page's margin, so far from the axis as the house's edge.
const drawn = { width: 720, window: 404, cornice: 672 }
const scale = building.width / 2 / (drawn.cornice - drawn.window)

/** On the footer's foundations. */
export const front = pageStyle({
  position: 'relative',
  right: `calc(${vars.size.drawingAxis} - ${(drawn.width - drawn.window) * scale} * ${vars.size.drawingUnit})`,
  width: `calc(${drawn.width * scale} * ${vars.size.drawingUnit})`,
  maxWidth: 'none',
  margin: `${vars.space.xxl} 0 0 auto`,
  '@media': responsive({ desktop: { position: 'absolute', bottom: 0, margin: 0 } }),
})
