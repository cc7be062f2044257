import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { dashed } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { grid } from '../../ui/Section/Section.css.ts'

export const bands = pageStyle({ display: 'grid', gap: 'clamp(4rem, 8vw, 8rem)' })

export const band = styleVariants({
  panoramic: [grid],
  tall: [grid, inPage({ alignItems: 'center' })],
  plain: [grid, inPage({ alignItems: 'center' })],
})

const frame = (aspectRatio: string, gridColumn: string) => ({
  aspectRatio: '4 / 3',
  ...responsive({ tablet: { aspectRatio }, desktop: { aspectRatio, gridColumn } }),
})

export const picture = styleVariants({
  panoramic: frame('16 / 7', '1 / -1'),
  tall: frame('4 / 3', '1 / 8'),
  plain: frame('16 / 10', '6 / -1'),
})

const column = { display: 'grid', gap: vars.space.l, alignContent: 'start' }

export const words = styleVariants({
  panoramic: inPage({
    ...column,
    ...responsive({
      desktop: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    }),
  }),
  tall: inPage({ ...column, ...responsive({ desktop: { gridColumn: '8 / -1' } }) }),
  plain: inPage({
    ...column,
    ...responsive({ desktop: { gridColumn: '1 / 6', gridRow: 1, paddingRight: vars.space.l } }),
  }),
})

export const title = pageStyle({
  fontSize: vars.font.h2Small,
  lineHeight: 1.1,
  ...responsive({ desktop: { selectors: { [`${words.panoramic} > &`]: { gridColumn: '1 / 6' } } } }),
})

export const details = pageStyle({
  display: 'grid',
  gap: vars.space.l,
  color: vars.colour.textSecondary,
  ...responsive({
    desktop: {
      selectors: {
        [`${words.panoramic} > &`]: {
          gridColumn: '6 / -1',
          gridTemplateColumns: '4fr 3fr',
          gap: vars.space.gutter,
        },
      },
    },
  }),
})

export const text = pageStyle({ maxWidth: vars.size.measure })

export const points = pageStyle({ display: 'grid', gap: vars.space.s, color: vars.colour.text })

export const point = pageStyle({ ...dashed, lineHeight: 1.4 })
