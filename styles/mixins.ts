import { vars } from './contract.css.ts'

/** The face of titles and of what stands for one. */
export const headingFace = { fontStretch: '118%', fontWeight: 600, letterSpacing: '-0.018em' } as const

/** The site's underline, `offset` below the words. By long hands: Safari draws none from a shorthand with a thickness. */
export const underline = (offset: `${number}em`) =>
  ({
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: vars.colour.accent,
    textUnderlineOffset: offset,
  }) as const

/** Where the page's left margin is, whatever the width of the window: for what reaches the window's edge. */
export const pageEdge = `max(${vars.space.pageMargin}, calc((100vw - ${vars.size.container}) / 2 + ${vars.space.pageMargin}))`

/** How wide so many of the page's twelve columns are, for what is not in their grid but keeps to its lines. */
export const columns = (count: number) =>
  `((min(100vw, ${vars.size.container}) - 2 * ${vars.space.pageMargin} + ${vars.space.gutter}) * ${count} / 12 - ${vars.space.gutter})`

/** A grid on so many columns of the page's grid: what `subgrid` is to Chrome and Edge from 117 on. */
export const columnsWithin = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: vars.space.gutter,
})

/** A tick of a dimension line, as an architect leans it: a short stroke « / » across the line at a box's upper edge. */
export const dimensionTick = {
  content: '',
  position: 'absolute',
  top: '-0.75rem',
  height: '1.5rem',
  borderLeft: `2px solid ${vars.colour.accent}`,
  transform: 'rotate(45deg)',
} as const

/** A dash of minium before an entry, as on a painter's list. */
export const dashed = {
  position: 'relative',
  paddingLeft: '1.75rem',
  '::before': {
    content: '',
    position: 'absolute',
    top: '0.6em',
    left: 0,
    width: '12px',
    borderTop: `3px solid ${vars.colour.accent}`,
  },
} as const
