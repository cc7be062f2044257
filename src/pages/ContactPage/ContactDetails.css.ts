import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dimensionTick, underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

export const details = pageStyle({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': responsive({ desktop: { gridColumn: '8 / -1' } }),
})

export const title = pageStyle({ marginBottom: vars.space.m, fontSize: vars.font.h2Small })

export const link = pageStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontSize: 'clamp(1rem, 0.7rem + 0.8vw, 1.375rem)',
  fontStretch: '112%',
  fontWeight: 600,
  letterSpacing: '-0.018em',
  overflowWrap: 'anywhere',
  ...underline('0.3em'),
  selectors: { '&:hover': { color: vars.colour.accentText } },
})

export const text = pageStyle({ color: vars.colour.textSecondary })

export const steps = pageStyle({ borderLeft: `1px solid ${vars.colour.text}`, counterReset: 'step' })

/** The steps follow a vertical dimension line; each begins at its own tick. */
export const step = pageStyle({
  position: 'relative',
  padding: `0 0 ${vars.space.l} ${vars.space.l}`,
  color: vars.colour.textSecondary,
  '::before': { ...dimensionTick, top: '0.1em', left: '-1.5px' },
  selectors: { '&:last-child': { paddingBottom: 0 } },
})
