import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { columnsWithin, dashed, edgeToEdge, pageEdge } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { columns } from '../../ui/Columns/Columns.css.ts'

/** Clipped: the pictures reach the window's edge by `100vw`, which includes the scrollbar. */
export const services = pageStyle({ paddingBlock: vars.space.section, overflowX: 'clip' })

export const bands = pageStyle({ display: 'grid', gap: `calc(${vars.space.section} * 1.25)` })

const beside = [columns(), inPage({ alignItems: 'center' })]

export const band = styleVariants({ panoramic: [columns()], tall: beside, plain: beside })

const frame = (aspectRatio: string, desktop: StyleRule) =>
  inPage({
    aspectRatio: '4 / 3',
    ...edgeToEdge,
    '@media': responsive({ tablet: { aspectRatio, marginInline: 0 }, desktop }),
  })

/**
 * On a desktop the first picture is as wide as the page, the second starts at the window's left edge, and the third
 * ends at its right edge.
 */
export const picture = styleVariants({
  panoramic: frame('16 / 7', { gridColumn: '1 / -1' }),
  tall: frame('4 / 3', { gridColumn: '1 / 8', marginLeft: `calc(-1 * ${pageEdge})` }),
  plain: frame('16 / 10', { gridColumn: '6 / -1', marginRight: `calc(-1 * ${pageEdge})` }),
})

const column = { display: 'grid', gap: vars.space.l, alignContent: 'start' }

export const words = styleVariants({
  panoramic: inPage({
    ...column,
    '@media': responsive({
      desktop: { gridColumn: '1 / -1', ...columnsWithin(12) },
    }),
  }),
  tall: inPage({ ...column, '@media': responsive({ desktop: { gridColumn: '8 / -1' } }) }),
  plain: inPage({
    ...column,
    '@media': responsive({ desktop: { gridColumn: '1 / 6', gridRow: 1 } }),
  }),
})

export const title = pageStyle({
  fontSize: vars.font.h2Small,
  lineHeight: 1.1,
  '@media': responsive({ desktop: { selectors: { [`${words.panoramic} > &`]: { gridColumn: '1 / 6' } } } }),
})

export const details = pageStyle({
  display: 'grid',
  gap: vars.space.l,
  color: vars.colour.textSecondary,
  '@media': responsive({
    desktop: {
      selectors: {
        [`${words.panoramic} > &`]: {
          gridColumn: '6 / -1',
          ...columnsWithin(7),
        },
      },
    },
  }),
})

/** Places an item in the columns of the panoramic band's details. */
const inTwo = (gridColumn: string) =>
  responsive({ desktop: { selectors: { [`${words.panoramic} &`]: { gridColumn } } } })

export const text = pageStyle({ maxWidth: vars.size.measure, '@media': inTwo('1 / 5') })

export const points = pageStyle({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  color: vars.colour.text,
  '@media': inTwo('5 / -1'),
})

export const point = pageStyle({ ...dashed, lineHeight: 1.4 })
