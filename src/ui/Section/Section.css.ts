import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { inUi, uiStyle, vars, visuallyHidden } from '../../../styles/index.ts'

export const section = uiStyle({ paddingBlock: vars.space.section })

/** The page's width: at most 1440 px, margins included. */
export const container = uiStyle({
  width: '100%',
  maxWidth: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.space.pageMargin,
})

const beside = `max(0px, (100cqw - ${vars.size.container}) / 2)`

/** What a page grid has between its edges: the words' part, unless a class of `edges` says otherwise. */
export const pageGrid = uiStyle({
  display: 'grid',
  gridTemplateColumns: `[window-start] ${beside} [page-start] ${vars.space.pageMargin} [words-start] minmax(0, 1fr) [words-end] ${vars.space.pageMargin} [page-end] ${beside} [window-end]`,
})
globalStyle(`${pageGrid} > *`, inUi({ gridColumn: 'words' }))

export const edges = styleVariants({ window: 'window', page: 'page' }, (gridColumn) => inUi({ gridColumn }))

export const headed = uiStyle({ marginBottom: vars.space.xl })

export const titleSizes = styleVariants({
  medium: inUi({ fontSize: vars.font.h2Small }),
  small: inUi({ fontSize: vars.font.h3, lineHeight: 1.2 }),
  hidden: [visuallyHidden],
})
