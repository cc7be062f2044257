import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'
import { grid } from '../../ui/Section/Section.css.ts'

export const bands = style({ display: 'grid', gap: 'clamp(4rem, 8vw, 8rem)' })

export const band = styleVariants({
  panoramic: [grid],
  tall: [grid, { alignItems: 'center' }],
  plain: [grid, { alignItems: 'center' }],
})

const frame = (aspectRatio: string, gridColumn: string) => ({
  aspectRatio: '4 / 3',
  ...responsive({ tablet: { aspectRatio }, desktop: { aspectRatio, gridColumn } }),
})

export const picture = styleVariants({
  panoramic: frame('16 / 7', '1 / -1'),
  tall: frame('4 / 3', '1 / 7'),
  plain: frame('16 / 10', '6 / -1'),
})

const column = { display: 'grid', gap: vars.space.l, alignContent: 'start' }

// The viaduct opens the page already: here it is seen from its feet, and from nearer where it is small.
globalStyle(`${picture.panoramic} img`, {
  objectPosition: '45% 100%',
  transform: 'scale(1.8)',
  transformOrigin: '58% 92%',
  ...responsive({ tablet: { transform: 'scale(1.15)', transformOrigin: '40% 100%' } }),
})

export const words = styleVariants({
  panoramic: {
    ...column,
    ...responsive({
      desktop: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    }),
  },
  tall: { ...column, ...responsive({ desktop: { gridColumn: '8 / -1' } }) },
  plain: {
    ...column,
    ...responsive({ desktop: { gridColumn: '1 / 6', gridRow: 1, paddingRight: vars.space.l } }),
  },
})

export const title = style({
  fontSize: vars.font.h2Small,
  lineHeight: 1.1,
  ...responsive({ desktop: { selectors: { [`${words.panoramic} > &`]: { gridColumn: '1 / 6' } } } }),
})

export const details = style({
  display: 'grid',
  gap: vars.space.l,
  color: vars.colour.textSecondary,
  ...responsive({ desktop: { selectors: { [`${words.panoramic} > &`]: { gridColumn: '6 / -1' } } } }),
})

export const text = style({ maxWidth: vars.size.measure })

export const points = style({ borderBottom: `1px solid ${vars.colour.hairline}`, color: vars.colour.text })

export const point = style({ paddingBlock: vars.space.s, borderTop: `1px solid ${vars.colour.hairline}` })
