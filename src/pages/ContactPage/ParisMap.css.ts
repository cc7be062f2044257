import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { edgeToEdge } from '../../../styles/utilities.css.ts'
import { company } from '../../content/company.ts'

// Without a place these numbers do not matter: nothing that they position is shown.
const { x, y } = company.map?.pin ?? { x: 50, y: 50 }

const line = `1px solid ${vars.colour.text}`

const besideMargins = { [mediaBelow('phablet')]: { paddingInline: vars.space.pageMargin } }

/** On the side of the plumb line that has more room. */
const besideLine =
  x > 50
    ? ({ width: `${x}%`, paddingRight: vars.space.m, textAlign: 'right' } as const)
    : { marginLeft: `${x}%`, paddingLeft: vars.space.m }

/** As wide as the address and the picture, so that the percentages of the place hold for both. */
export const map = company.map
  ? pageStyle([edgeToEdge, { maxWidth: '72rem', '@media': responsive({ phablet: { marginLeft: 'auto' } }) }])
  : pageStyle({})

/** Above the picture the line hangs from the section's edge along the words. */
export const words = pageStyle({
  ...(company.map && { paddingBottom: vars.space.xl, '@media': besideMargins }),
  ...(company.map?.pin && {
    ...besideLine,
    [x > 50 ? 'borderRight' : 'borderLeft']: line,
    marginTop: `calc(-1 * ${vars.space.section})`,
    paddingTop: vars.space.section,
  }),
})

export const address = pageStyle({
  marginTop: vars.space.l,
  fontSize: `min(${vars.font.h2}, 7vw)`,
  ...headingFace,
  lineHeight: 1.1,
})

export const caption = pageStyle({
  maxWidth: 'none',
  marginTop: vars.space.m,
  '@media': { ...besideMargins, ...(company.map?.pin && responsive({ phablet: besideLine })) },
})

/** Keeps the picture's own shape, so that the place's percentages hold at every width. */
export const relief = pageStyle({ position: 'relative', aspectRatio: '16 / 10' })

export const picture = pageStyle({
  height: '100%',
  background: 'none',
  '@media': { print: { maxHeight: 'none' } },
})

const bobWidth = 'clamp(20px, 2.4vw, 32px)'

export const plumbLine = pageStyle({
  position: 'absolute',
  top: 0,
  left: `calc(${x}% - ${x > 50 ? 1 : 0}px)`,
  height: `calc(${y}% - 2 * ${bobWidth})`,
  borderLeft: line,
})

/** Its tip marks the place. */
export const bob = pageStyle({
  position: 'absolute',
  left: `calc(${x}% - 0.5px)`,
  top: `${y}%`,
  width: bobWidth,
  // Keeps its size until the drawing has loaded, or if it never does.
  height: `calc(${bobWidth} * 84 / 40)`,
  transform: 'translate(-50%, -100%)',
})
