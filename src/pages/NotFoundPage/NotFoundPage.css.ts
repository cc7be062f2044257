import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container, grid } from '../../ui/Section/Section.css.ts'

export const page = style([container, grid, { alignItems: 'center', paddingBlock: vars.space.section }])

export const words = style({ ...responsive({ desktop: { gridColumn: '1 / 6' } }) })

export const text = style({
  marginTop: vars.space.l,
  color: vars.colour.textSecondary,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, marginTop: vars.space.xl })

export const elevation = style({ width: '100%', ...responsive({ desktop: { gridColumn: '6 / -1' } }) })
