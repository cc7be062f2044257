import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'

export const band = style({
  display: 'grid',
  gap: vars.space.xl,
  ...responsive({
    phablet: { justifyItems: 'start' },
    desktop: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
  }),
})

export const text = style({
  maxWidth: vars.size.measure,
  marginTop: vars.space.m,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
})
