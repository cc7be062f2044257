import { styleVariants } from '@vanilla-extract/css'
import { inUi, uiStyle, vars } from '../../../styles/index.ts'

/** An address is broken only where it is wider than the page. */
export const mail = uiStyle({ display: 'inline-block' })

const text = uiStyle({ maxWidth: vars.size.measure, color: vars.colour.textSecondary })

export const balanced = uiStyle({ textWrap: 'balance' })

export const sizes = styleVariants({
  lead: [text, inUi({ fontSize: vars.font.lead, lineHeight: 1.5 })],
  body: [text],
  small: [text, inUi({ fontSize: vars.font.small, lineHeight: 1.5 })],
  meta: [text, inUi({ fontSize: vars.font.meta, lineHeight: 1.5 })],
})
