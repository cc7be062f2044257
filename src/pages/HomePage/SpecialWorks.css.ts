import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'

export const split = style({
  display: 'grid',
  ...responsive({ desktop: { gridTemplateColumns: '7fr 5fr' } }),
})

export const picture = style({
  aspectRatio: '16 / 10',
  ...responsive({ desktop: { aspectRatio: 'auto', position: 'relative' } }),
})

export const words = style({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  alignContent: 'center',
  padding: `${vars.space.xxxl} ${vars.space.gutter}`,
  ...responsive({
    desktop: {
      maxWidth: `calc(${vars.size.container} * 5 / 12)`,
      minHeight: '44rem',
      padding: `${vars.space.section} ${vars.space.gutter}`,
    },
  }),
})

export const text = style({ maxWidth: vars.size.measure, color: vars.colour.textSecondary })

export const list = style({ width: '100%', borderBottom: `1px solid ${vars.colour.hairline}` })

export const item = style({
  paddingBlock: vars.space.m,
  borderTop: `1px solid ${vars.colour.hairline}`,
  color: vars.colour.textSecondary,
})

export const itemTitle = style({ display: 'block', color: vars.colour.text, fontWeight: 600 })
