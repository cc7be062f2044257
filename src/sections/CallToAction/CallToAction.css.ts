import { globalStyle } from '@vanilla-extract/css'
import {
  headingFace,
  inLayout,
  layoutStyle,
  mixins,
  surfaces,
  tapTarget,
  vars,
} from '../../../styles/index.ts'
import { container } from '../../ui/primitives.css.ts'

/** The widths of lezarde.svg, and of drawings that stand on the ground, such as mur-penche.svg. */
const drawingWidths = { hanging: 200, standing: 480 }

const padding = `clamp(3rem, 5vw, 4rem)`

/** The title leaves room for the drawing at its right. */
export const title = layoutStyle({ maxWidth: '10.5em', fontSize: vars.font.cta })
export const motto = layoutStyle(title, { fontSize: `min(${vars.font.h1}, 10vw)` })

/** The phone link, the alternative to the button, stands beside it where there is room. */
export const links = layoutStyle({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.l}`,
  phablet: { display: 'flex', flexWrap: 'wrap' },
})

export const telephone = layoutStyle(tapTarget, headingFace, {
  fontSize: vars.font.h3,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': mixins.underline('0.3em') },
})

const onTheAxis = layoutStyle({
  position: 'relative',
  right: vars.size.drawingAxis,
  margin: `${vars.space.l} 0 0 auto`,
  transform: 'translateX(50%)',
  pointerEvents: 'none',
  desktop: { position: 'absolute', bottom: 0, marginTop: 0 },
  // The drawing's lines are white, so it keeps its background in forced colours.
  forcedColours: { forcedColorAdjust: 'none', background: vars.colour.background },
})
globalStyle(`${onTheAxis} > img`, inLayout({ width: '100%' }))

/** A drawing beside the text, or below them on narrow viewports. */
const withDrawing = {
  band: layoutStyle({
    position: 'relative',
    display: 'grid',
    overflow: 'clip',
    paddingTop: padding,
    desktop: { alignItems: 'center', minHeight: '26rem', paddingBottom: padding },
  }),
  content: container,
}

export const layouts = {
  plain: { band: layoutStyle({ paddingBlock: padding }), content: container, art: undefined },
  hanging: {
    ...withDrawing,
    art: layoutStyle(onTheAxis, { width: mixins.drawingUnits(drawingWidths.hanging), desktop: { top: 0 } }),
  },
  standing: {
    ...withDrawing,
    art: layoutStyle(onTheAxis, { width: mixins.drawingUnits(drawingWidths.standing) }),
  },
  // The drawing has a background of its own.
  beside: {
    band: layoutStyle({ display: 'grid', desktop: { gridTemplateColumns: '1fr auto' } }),
    content: layoutStyle({
      alignSelf: 'center',
      padding: `${padding} ${vars.space.pageMargin}`,
      desktop: { padding: `${padding} ${vars.space.xxl} ${padding} ${vars.size.pageEdge}` },
    }),
    art: layoutStyle(surfaces.plain, {
      display: 'grid',
      placeItems: 'end',
      padding: `${vars.space.xl} ${vars.size.pageEdge} 0 0`,
      desktop: { padding: `5rem ${vars.size.pageEdge} 0 ${vars.space.xl}` },
    }),
  },
}
