import { vars } from '../../../styles/contract.css.ts'
import { uiStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

export const section = uiStyle({ paddingBlock: vars.space.section })

/** The page's width: at most 1440 px, margins included. */
export const container = uiStyle({
  width: '100%',
  maxWidth: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.space.pageMargin,
})

/** Twelve columns from 1024 px; one below. */
export const grid = uiStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': responsive({ desktop: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } }),
})
