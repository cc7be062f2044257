import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../../styles/layers.ts'
import { drawingUnits, headingFace, underline } from '../../../styles/mixins.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { target } from '../../../styles/utilities.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

const padding = `clamp(3rem, 5vw, 4rem)`

export const band = styleVariants({
  // A drawing beside the words, or below them on narrow windows.
  drawing: inLayout({
    position: 'relative',
    display: 'grid',
    overflow: 'clip',
    paddingTop: padding,
    desktop: { alignItems: 'center', minHeight: '26rem', paddingBottom: padding },
  }),
  // The drawing is on a ground of its own.
  beside: inLayout({ display: 'grid', desktop: { gridTemplateColumns: '1fr auto' } }),
})

export const content = styleVariants({
  drawing: [container],
  beside: inLayout({
    alignSelf: 'center',
    padding: `${padding} ${vars.space.pageMargin}`,
    desktop: { padding: `${padding} ${vars.space.xxl} ${padding} ${vars.size.pageEdge}` },
  }),
})

/** It leaves room for the drawing at its right. */
export const title = layoutStyle({ maxWidth: '10.5em', fontSize: vars.font.call })

/** The telephone is on the button's line, where there is room: it is the other way to reach the company. */
export const links = layoutStyle({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.l}`,
  phablet: { display: 'flex', flexWrap: 'wrap' },
})

export const telephone = layoutStyle([
  target,
  {
    fontSize: vars.font.h3,
    ...headingFace,
    whiteSpace: 'nowrap',
    selectors: { '&:hover': underline('0.3em') },
  },
])

const onTheAxis = layoutStyle({
  position: 'relative',
  right: vars.size.drawingAxis,
  margin: `${vars.space.l} 0 0 auto`,
  transform: 'translateX(50%)',
  pointerEvents: 'none',
  desktop: { position: 'absolute', bottom: 0, marginTop: 0 },
  // Its lines are white: there it keeps its ground.
  forcedColours: { forcedColorAdjust: 'none', background: vars.colour.background },
})

globalStyle(`${onTheAxis} > img`, inLayout({ width: '100%' }))

export const art = styleVariants({
  hanging: [onTheAxis, inLayout({ width: drawingUnits(200), desktop: { top: 0 } })],
  standing: [onTheAxis, inLayout({ width: drawingUnits(480) })],
  beside: [
    surfaces.plain,
    inLayout({
      display: 'grid',
      placeItems: 'end',
      padding: `${vars.space.xl} ${vars.size.pageEdge} 0 0`,
      desktop: { padding: `5rem ${vars.size.pageEdge} 0 ${vars.space.xl}` },
    }),
  ],
})

/** The printed band, whatever its composition: text only, and not split over two sheets. */
export const onPaper = layoutStyle({
  print: { display: 'block', minHeight: 0, paddingBlock: vars.space.m, breakInside: 'avoid' },
})
