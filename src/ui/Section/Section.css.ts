import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inUi, uiStyle } from '../../../styles/layers.ts'
import { unseen } from '../../../styles/mixins.ts'

export const section = uiStyle({ paddingBlock: vars.space.section })

/** The page's width: at most 1440 px, margins included. */
export const container = uiStyle({
  width: '100%',
  maxWidth: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.space.pageMargin,
})

export const headed = uiStyle({ marginBottom: vars.space.xl })

export const titleSizes = styleVariants({
  /** The largest: the 404 page's, and that of a closing band. */
  display: inUi({ fontSize: vars.font.hero, letterSpacing: '-0.026em', lineHeight: 1 }),
  medium: inUi({ fontSize: vars.font.h2Small, lineHeight: 1.1 }),
  small: inUi({ fontSize: vars.font.h3, lineHeight: 1.2 }),
  hidden: inUi(unseen),
})
