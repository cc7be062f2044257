import { styleVariants } from '@vanilla-extract/css'
import { inUi, standing, uiStyle, vars } from '../../../styles/index.ts'

/** An address is broken only where it is wider than the page. */
export const mail = uiStyle(standing)

const text = uiStyle({ maxWidth: vars.size.measure, color: vars.colour.textSecondary })

export const balanced = uiStyle({ textWrap: 'balance' })

export const sizes = styleVariants({
  lead: [text, inUi({ fontSize: vars.font.lead, lineHeight: 1.5 })],
  body: [text],
  small: [text, inUi({ fontSize: vars.font.small, lineHeight: 1.5 })],
  meta: [text, inUi({ fontSize: vars.font.meta, lineHeight: 1.5 })],
})

/** A list entry after a dash in the accent colour. */
export const dashed = uiStyle({
  position: 'relative',
  paddingLeft: '1.75rem',
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    top: '0.6em',
    left: 0,
    width: '12px',
    borderTop: `3px solid ${vars.colour.accent}`,
  },
})
