import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../styles/contract.css.ts'

export const table = style({ borderSpacing: vars.space.m, textAlign: 'left' })

globalStyle(`${table} td, ${table} th`, { paddingRight: vars.space.l, paddingBottom: vars.space.m })
