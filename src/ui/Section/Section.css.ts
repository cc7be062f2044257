import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'

export const section = style({ paddingBlock: vars.space.section })

/** The page's width: 1440 px with its gutters. */
export const container = style({
  width: '100%',
  maxWidth: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
})

/** Twelve columns from 1024 px; one below. */
export const grid = style({
  display: 'grid',
  gap: `${vars.space.xl} 1.75rem`,
  ...responsive({ desktop: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } }),
})
