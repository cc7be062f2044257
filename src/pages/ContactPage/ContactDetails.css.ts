import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

export const details = pageStyle({
  borderBottom: `1px solid ${vars.colour.hairline}`,
  ...responsive({ desktop: { gridColumn: '8 / -1' } }),
})

export const card = pageStyle({
  paddingBlock: vars.space.l,
  borderTop: `1px solid ${vars.colour.hairline}`,
  color: vars.colour.textSecondary,
})

export const title = pageStyle({
  marginBottom: vars.space.xs,
  color: vars.colour.textCaption,
  fontSize: vars.font.small,
  fontStretch: '100%',
  letterSpacing: 0,
})

export const link = pageStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.colour.text,
  fontSize: 'clamp(1rem, 0.7rem + 0.8vw, 1.375rem)',
  fontStretch: '112%',
  fontWeight: 600,
  letterSpacing: '-0.018em',
  overflowWrap: 'anywhere',
  ...underline('0.3em'),
  selectors: { '&:hover': { color: vars.colour.accentText } },
})

export const steps = pageStyle({
  display: 'grid',
  gap: vars.space.s,
  paddingLeft: vars.space.l,
  listStyle: 'decimal',
})
