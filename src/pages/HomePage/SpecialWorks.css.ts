import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { columns, pageEdge } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

export const split = pageStyle({
  display: 'grid',
  '@media': responsive({ desktop: { gridTemplateColumns: `calc(${pageEdge} + ${columns(7)}) 1fr` } }),
})

export const picture = pageStyle({
  aspectRatio: '16 / 10',
  '@media': {
    ...responsive({ desktop: { aspectRatio: 'auto', position: 'relative' } }),
    // The page « Travaux Spéciaux » prints the same picture.
    print: { display: 'none' },
  },
})

export const words = pageStyle({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  alignContent: 'center',
  padding: `${vars.space.xxxl} ${vars.space.pageMargin}`,
  '@media': responsive({
    desktop: {
      minHeight: '44rem',
      padding: `${vars.space.section} ${pageEdge} ${vars.space.section} ${vars.space.gutter}`,
    },
  }),
})

export const text = pageStyle({ maxWidth: vars.size.measure, color: vars.colour.textSecondary })

export const list = pageStyle({ width: '100%', borderBottom: `1px solid ${vars.colour.hairline}` })

export const item = pageStyle({
  paddingBlock: vars.space.m,
  borderTop: `1px solid ${vars.colour.hairline}`,
  color: vars.colour.textSecondary,
})

export const itemTitle = pageStyle({ display: 'block', color: vars.colour.text, fontWeight: 600 })
