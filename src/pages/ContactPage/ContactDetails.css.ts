import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'

export const details = style({
  borderBottom: `1px solid ${vars.colour.hairline}`,
  ...responsive({ desktop: { gridColumn: '8 / -1' } }),
})

export const card = style({
  paddingBlock: vars.space.l,
  borderTop: `1px solid ${vars.colour.hairline}`,
  color: vars.colour.textSecondary,
})

export const title = style({
  marginBottom: vars.space.xs,
  color: vars.colour.textCaption,
  fontSize: vars.font.small,
  fontStretch: '100%',
  letterSpacing: 0,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.colour.text,
  fontSize: 'clamp(1rem, 0.7rem + 0.8vw, 1.375rem)',
  fontStretch: '112%',
  fontWeight: 600,
  letterSpacing: '-0.018em',
  overflowWrap: 'anywhere',
  textDecoration: `underline 2px ${vars.colour.accent}`,
  textUnderlineOffset: '0.3em',
  selectors: { '&:hover': { color: vars.colour.accentText } },
})

export const steps = style({
  display: 'grid',
  gap: vars.space.s,
  paddingLeft: vars.space.l,
  listStyle: 'decimal',
})
