import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { company } from '../../content/company.ts'
import { palette } from '../../../styles/palette.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

// Without a pin these numbers do not matter: nothing that they position is shown.
const { x, y } = company.map?.pin ?? { x: 50, y: 50 }

// The picture is 16:10. From the tablet width on, its frame is 16:7, and the whole picture stands in the middle of the
// frame, on 70 % of its width.
const shown = 70
const across = (percent: number) => (100 - shown) / 2 + (percent * shown) / 100

const widest = '1920px'

export const words = pageStyle([container, { paddingBottom: vars.space.l }])

const leaderLine = `2px solid ${vars.colour.accent}`

// The address stands on the side of the leader line that has more room.
const side =
  x > 50
    ? ({
        width: `${x}%`,
        paddingLeft: vars.space.pageMargin,
        borderRight: leaderLine,
        '@media': responsive({ tablet: { width: `${across(x)}%`, textAlign: 'right' } }),
      } as const)
    : ({
        marginLeft: `${x}%`,
        borderLeft: leaderLine,
        '@media': responsive({ tablet: { marginLeft: `${across(x)}%` } }),
      } as const)

/** Above the picture, the leader line continues along the address, as its border. */
export const address = pageStyle({
  maxWidth: widest,
  marginInline: 'auto',
  fontSize: vars.font.lead,
  lineHeight: 1.3,
})

export const addressText = pageStyle({
  display: 'block',
  padding: `0 ${vars.space.m} ${vars.space.l}`,
  ...(company.map?.pin ? side : { paddingInline: vars.space.pageMargin }),
})

export const relief = pageStyle({
  position: 'relative',
  overflow: 'hidden',
  maxWidth: widest,
  aspectRatio: '16 / 10',
  marginInline: 'auto',
  background: palette.tableCarte,
  '@media': responsive({ tablet: { aspectRatio: '16 / 7' } }),
})

/** Keeps the picture's own shape, so that the pin's percentages hold at every width. */
export const map = pageStyle({
  position: 'absolute',
  width: '100%',
  aspectRatio: '16 / 10',
  '@media': responsive({ tablet: { left: `${across(0)}%`, width: `${shown}%` } }),
})

export const picture = pageStyle({
  width: '100%',
  height: '100%',
  background: 'none',
  // The outline of Paris is nearly this ellipse; the mask hides the edges of the table around it.
  maskImage: `radial-gradient(50% 66% at 52% 60%, ${palette.noir} 93%, transparent 100%)`,
  '@media': { print: { maxHeight: 'none' } },
})

export const leader = pageStyle({
  position: 'absolute',
  top: 0,
  left: `calc(${x}% - ${x > 50 ? 2 : 0}px)`,
  height: `${y}%`,
  borderLeft: leaderLine,
})

/** The pin's tip is the middle of its lower edge: that is the point that marks the place. */
export const pin = pageStyle({
  position: 'absolute',
  left: `calc(${x}% ${x > 50 ? '-' : '+'} 1px)`,
  top: `${y}%`,
  width: 'clamp(28px, 3vw, 48px)',
  height: 'auto',
  transform: 'translate(-50%, -100%)',
})

export const pinBody = pageStyle({ fill: vars.colour.primary, stroke: vars.colour.onPrimary, strokeWidth: 2 })

export const pinHole = pageStyle({ fill: vars.colour.onPrimary })

export const caption = pageStyle([
  container,
  { paddingTop: vars.space.s, color: vars.colour.textSecondary, fontSize: vars.font.meta },
])
