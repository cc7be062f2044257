import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { company } from '../../content/company.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const words = style([
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

export const address = style({ color: vars.colour.textSecondary, fontSize: vars.font.lead })

export const figure = style({ overflow: 'hidden' })

/** Keeps the picture's own shape, so that the pin's percentages hold at every width. */
export const relief = style({ position: 'relative', aspectRatio: '16 / 10' })

export const picture = style({ width: '100%', height: '100%' })

const { x, y } = company.mapPin ?? { x: 0, y: 0 }

/** Its tip, the middle of its lower edge, stands on the place. */
export const pin = style({
  position: 'absolute',
  left: `${x}%`,
  top: `${y}%`,
  width: 'clamp(28px, 3vw, 48px)',
  height: 'auto',
  transform: 'translate(-50%, -100%)',
})

export const pinBody = style({ fill: vars.colour.accent, stroke: vars.colour.field, strokeWidth: 2 })

export const pinHole = style({ fill: vars.colour.field })

export const caption = style([
  container,
  { paddingTop: vars.space.s, color: vars.colour.textCaption, fontSize: vars.font.meta },
])
