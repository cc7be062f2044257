import { vars } from '../../../styles/contract.css.ts'
import { layoutStyle } from '../../../styles/layers.ts'
import { drawingUnits, groundHeight } from '../../../styles/mixins.ts'
import { mediaBelow } from '../../../styles/responsive.ts'

/** The street, the water in the ground, and the stone below it. */
export const ground = layoutStyle({
  position: 'relative',
  overflow: 'clip',
  height: drawingUnits(groundHeight),
  marginBottom: vars.space.xl,
  background: `url('../../assets/drawings/sol.svg') left top / auto 100% repeat-x`,
})

/** 700 units wide, centred on the axis. */
export const drawing = layoutStyle({
  position: 'absolute',
  top: 0,
  right: vars.size.drawingAxis,
  width: drawingUnits(700),
  maxWidth: 'none',
  height: '100%',
  transform: 'translateX(50%)',
  // The axis, where nothing hangs on it.
  '@media': { [mediaBelow('desktop')]: { selectors: { '&:nth-child(2)': { display: 'none' } } } },
})

export const noGround = layoutStyle({ height: vars.space.xxl })
