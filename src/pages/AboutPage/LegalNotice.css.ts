import { mixins, pageStyle, vars } from '../../../styles/index.ts'
import { disclosureSummary, ruled } from '../../ui/Disclosure/Disclosure.css.ts'
import { container } from '../../ui/primitives.css.ts'

/** Measured on mur-penche.svg, in drawing units: from the wall's foot up to where the plumb line hangs. */
const leaningWall = { height: 328 }

/** The notice has the footer's colours: both are in the ground, and the closing band is the last element above the street. */
export const section = pageStyle({
  position: 'relative',
  paddingBlock: vars.space.xxl,
  desktop: { position: 'static' },
})

export const content = pageStyle(container, {
  rowGap: vars.space.l,
  fontSize: vars.font.meta,
  lineHeight: 1.5,
})

export const summary = pageStyle(disclosureSummary, ruled, { fontStretch: '100%', letterSpacing: 0 })

/** The plumb line hangs beside the leaning wall, on narrow viewports to its foot; on desktop down to the ground of the footer. */
export const plumb = pageStyle({
  position: 'absolute',
  bottom: '100%',
  right: vars.size.drawingAxis,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  height: mixins.drawingUnits(leaningWall.height),
  transform: 'translateX(50%)',
  '::before': { content: '', borderLeft: `1px solid ${vars.colour.text}` },
  desktop: { inset: `0 ${vars.size.drawingAxis} 0 auto`, height: 'auto' },
})
