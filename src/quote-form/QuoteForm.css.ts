import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/contract.css.ts'
import { responsive } from '../../styles/responsive.ts'

export const form = style({
  display: 'grid',
  gap: `${vars.space.l} 1.75rem`,
  ...responsive({ tablet: { gridTemplateColumns: '1fr 1fr' } }),
})

export const note = style({ gridColumn: '1 / -1', color: vars.colour.textCaption, fontSize: vars.font.meta })

export const submit = style({ ...responsive({ tablet: { gridColumn: '1 / -1', justifySelf: 'start' } }) })
