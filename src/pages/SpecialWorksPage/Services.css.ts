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

// The viaduct opens the page already: here it is seen from nearer.
globalStyle(`${picture.panoramic} img`, { transform: 'scale(1.3)', transformOrigin: '40% 30%' })

export const words = styleVariants({
  panoramic: {
    ...column,
    ...responsive({
      desktop: { gridColumn: '1 / -1', gridTemplateColumns: '5fr 7fr', columnGap: '1.75rem' },
    }),
  },
  tall: { ...column, ...responsive({ desktop: { gridColumn: '8 / -1' } }) },
  plain: {
    ...column,
    ...responsive({ desktop: { gridColumn: '1 / 6', gridRow: 1, paddingRight: vars.space.l } }),
  },
})

export const title = style({ fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)', lineHeight: 1.1 })

export const details = style({
  display: 'grid',
  gap: vars.space.l,
  maxWidth: vars.size.measure,
  color: vars.colour.textSecondary,
})

export const points = style({ borderBottom: `1px solid ${vars.colour.hairline}`, color: vars.colour.text })

export const point = style({ paddingBlock: vars.space.s, borderTop: `1px solid ${vars.colour.hairline}` })
