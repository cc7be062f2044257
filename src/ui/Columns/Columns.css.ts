import { styleVariants } from '@vanilla-extract/css'
import { columnsUpTo, inUi, uiStyle, vars } from '../../../styles/index.ts'

const grid = uiStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
})

/** One column in a narrow window: two come from 768 px on, more from 1024 px. Twelve are for what `column` places, in any order. */
export const columns = styleVariants({
  1: [grid],
  2: [grid, inUi({ tablet: columnsUpTo(2) })],
  3: [grid, inUi({ desktop: columnsUpTo(3) })],
  4: [grid, inUi({ desktop: { ...columnsUpTo(4), columnGap: vars.space.xl } })],
  12: [grid, inUi({ gridAutoFlow: 'dense', desktop: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } })],
})

/** Where something stands in twelve columns. */
export const column = styleVariants(
  {
    '1 / 4': '1 / 4',
    '1 / 6': '1 / 6',
    '1 / 7': '1 / 7',
    '1 / 8': '1 / 8',
    '1 / -1': '1 / -1',
    '4 / 10': '4 / 10',
    '6 / -1': '6 / -1',
    '7 / -1': '7 / -1',
    '8 / -1': '8 / -1',
  },
  (gridColumn) => inUi({ desktop: { gridColumn } }),
)
