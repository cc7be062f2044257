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
  medium: inUi({ fontSize: vars.font.h2Small }),
  small: inUi({ fontSize: vars.font.h3, lineHeight: 1.2 }),
  hidden: inUi(unseen),
})
