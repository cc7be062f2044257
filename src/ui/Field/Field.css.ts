import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'

export const field = style({ display: 'grid', gap: vars.space.xs, alignContent: 'start' })

export const wideField = style([field, { gridColumn: '1 / -1' }])

export const label = style({ fontWeight: 600, lineHeight: 1.3 })

export const control = style({
  width: '100%',
  minHeight: '52px',
  padding: `0.8rem ${vars.space.m}`,
  border: `1.5px solid ${vars.colour.control}`,
  borderRadius: '2px',
  background: vars.colour.field,
  lineHeight: 1.4,
  transition: `border-color ${vars.motion.colour}`,
  selectors: {
    '&:hover': { borderColor: vars.colour.text },
    // The browser's own bubble says what is wrong; the border shows where, once the visitor has been there.
    '&:user-invalid': { borderColor: vars.colour.danger, background: vars.colour.dangerGround },
    'textarea&': { resize: 'vertical' },
  },
})
