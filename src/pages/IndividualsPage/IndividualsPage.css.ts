import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { edgeToEdge, headingFace, pageEdge } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { columns } from '../../ui/Columns/Columns.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const room = pageStyle([container])

/** On a phone from edge to edge. */
export const picture = pageStyle({
  aspectRatio: '4 / 3',
  ...edgeToEdge,
  '@media': responsive({ phablet: { aspectRatio: '16 / 10', marginInline: 0 } }),
})

export const title = pageStyle({ maxWidth: '14em', marginBottom: vars.space.xxl })

export const trades = pageStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  '@media': responsive({
    tablet: { gridTemplateColumns: '1fr 1fr' },
    desktop: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
})

/** Its icon before its words; above them where four stand in a row. */
export const trade = pageStyle({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: vars.space.l,
  alignContent: 'start',
  paddingTop: vars.space.l,
  borderTop: `1px solid ${vars.colour.hairline}`,
  '@media': responsive({ desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
})

export const icon = pageStyle({
  width: '48px',
  height: '48px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
})

export const work = pageStyle({ stroke: vars.colour.accent })

export const text = pageStyle({
  maxWidth: '26rem',
  marginTop: vars.space.xs,
  color: vars.colour.textSecondary,
})

export const promises = pageStyle([columns(), { rowGap: vars.space.xxl }])

export const promisesTitle = pageStyle({ '@media': responsive({ desktop: { gridColumn: '1 / 5' } }) })

export const twoByTwo = pageStyle({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.gutter}`,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    desktop: { gridColumn: '5 / -1' },
  }),
})

export const promise = pageStyle({
  '::before': {
    content: '',
    display: 'block',
    width: '3rem',
    marginBottom: vars.space.m,
    borderTop: `3px solid ${vars.colour.accent}`,
  },
})

export const promiseTitle = pageStyle({ fontSize: vars.font.h3, ...headingFace, lineHeight: 1.2 })

/** The other half of the closing band; on narrow windows above the words, so that the call ends the page. */
export const plan = pageStyle({
  display: 'grid',
  placeItems: 'center',
  padding: `${vars.space.xl} ${vars.space.pageMargin}`,
  '@media': responsive({
    desktop: { padding: `${vars.space.xxxl} ${pageEdge} ${vars.space.xxxl} ${vars.space.gutter}` },
  }),
})

export const drawing = pageStyle({ width: '100%', maxWidth: '40rem' })
