import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dashed } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container, grid } from '../../ui/Section/Section.css.ts'

export const areas = pageStyle({ paddingBlock: vars.space.xl })

export const columns = pageStyle([container, grid])

export const index = pageStyle({
  display: 'none',
  ...responsive({
    desktop: {
      display: 'block',
      position: 'sticky',
      top: `calc(${vars.size.bar} + ${vars.space.xxl})`,
      gridColumn: '1 / 3',
      alignSelf: 'start',
      paddingBlock: vars.space.xxl,
    },
  }),
})

export const indexLink = pageStyle({
  display: 'block',
  padding: `${vars.space.s} 0 ${vars.space.s} ${vars.space.m}`,
  borderLeft: `2px solid ${vars.colour.hairline}`,
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  lineHeight: 1.35,
  textDecoration: 'none',
  transition: `color ${vars.motion.colour}, border-color ${vars.motion.colour}`,
  selectors: {
    '&:hover': { color: vars.colour.text },
    '&[aria-current]': { borderColor: vars.colour.accent, color: vars.colour.text, fontWeight: 600 },
  },
})

export const rows = pageStyle({ ...responsive({ desktop: { gridColumn: '3 / -1' } }) })

export const area = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  paddingBlock: vars.space.xxl,
  selectors: { '& + &': { borderTop: `1px solid ${vars.colour.hairline}` } },
  ...responsive({
    tablet: { gridTemplateColumns: '5fr 6fr' },
    desktop: {
      minHeight: `min(calc(100svh - ${vars.size.bar}), 44rem)`,
      gridTemplateColumns: '1fr 1fr',
      gap: vars.space.gutter,
    },
  }),
})

export const picture = pageStyle({ aspectRatio: '1' })

export const words = pageStyle({ display: 'grid', gap: vars.space.l })

export const title = pageStyle({ fontSize: vars.font.h2Small, lineHeight: 1.1 })

export const features = pageStyle({ display: 'grid', gap: vars.space.m })

export const feature = pageStyle({
  ...dashed,
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  lineHeight: 1.5,
})

export const featureTitle = pageStyle({
  display: 'block',
  color: vars.colour.text,
  fontSize: vars.font.body,
  fontWeight: 600,
})
