import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container, grid } from '../../ui/Section/Section.css.ts'

export const room = pageStyle([container])

export const picture = pageStyle({ aspectRatio: '16 / 10' })

export const title = pageStyle({ maxWidth: '14em', marginBottom: vars.space.xxl })

export const trades = pageStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  ...responsive({
    phablet: { gridTemplateColumns: '1fr 1fr' },
    desktop: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
})

export const trade = pageStyle({ paddingTop: vars.space.l, borderTop: `1px solid ${vars.colour.hairline}` })

export const icon = pageStyle({
  width: '48px',
  height: '48px',
  marginBottom: vars.space.l,
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

export const promises = pageStyle([grid, { rowGap: vars.space.xxl }])

export const promisesTitle = pageStyle({ ...responsive({ desktop: { gridColumn: '1 / 6' } }) })

/** Two columns, the second a step lower than the first. */
export const staggered = pageStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  ...responsive({
    tablet: { gridTemplateColumns: '1fr 1fr', rowGap: vars.space.xxxl },
    desktop: { gridColumn: '6 / -1' },
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
  ...responsive({
    tablet: { selectors: { '&:nth-child(even)': { position: 'relative', top: vars.space.xxxl } } },
  }),
})

export const promiseTitle = pageStyle({ fontSize: vars.font.h3, ...headingFace, lineHeight: 1.2 })

/** The room from nearer: where parquet and tiles meet. */
export const detailFrame = pageStyle({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 'clamp(18rem, 38vw, 38rem)',
})

export const detail = pageStyle({
  position: 'absolute',
  right: '-25%',
  bottom: 0,
  width: '180%',
  height: '150%',
})
