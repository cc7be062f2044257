import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { company } from '../../content/company.ts'
import { palette } from '../../../styles/palette.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const words = pageStyle([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space.s} ${vars.space.xl}`,
    paddingBottom: vars.space.xl,
  },
])

export const address = pageStyle({ color: vars.colour.textSecondary, fontSize: vars.font.lead })

/** Keeps the picture's own shape, so that the pin's percentages hold at every width. */
export const relief = pageStyle({
  position: 'relative',
  maxWidth: '1920px',
  aspectRatio: '16 / 10',
  marginInline: 'auto',
  // On a window wider than the picture can be, its sides pass into the night.
  '@media': {
    '(width > 1920px)': {
      maskImage: 'linear-gradient(90deg, transparent, black 8%, black 92%, transparent)',
    },
  },
})

export const picture = pageStyle({ width: '100%', height: '100%' })

const { x, y } = company.mapPin ?? { x: 0, y: 0 }

/** Its tip, the middle of its lower edge, stands on the place. */
export const pin = pageStyle({
  position: 'absolute',
  left: `${x}%`,
  top: `${y}%`,
  width: 'clamp(28px, 3vw, 48px)',
  height: 'auto',
  transform: 'translate(-50%, -100%)',
})

export const pinBody = pageStyle({ fill: palette.minium, stroke: palette.blanc, strokeWidth: 2 })

export const pinHole = pageStyle({ fill: palette.blanc })

export const caption = pageStyle([
  container,
  { paddingBlock: vars.space.m, color: vars.colour.textCaption, fontSize: vars.font.meta },
])
