import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
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
      gridColumn: '1 / 4',
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

export const rows = pageStyle({ ...responsive({ desktop: { gridColumn: '4 / -1' } }) })

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
      gridTemplateColumns: '6fr 5fr',
      gap: vars.space.xl,
    },
  }),
})

export const picture = pageStyle({ aspectRatio: '1' })

export const words = pageStyle({ display: 'grid', gap: vars.space.l })

export const title = pageStyle({ fontSize: vars.font.h2Small, lineHeight: 1.1 })

export const features = pageStyle({ display: 'grid', gap: vars.space.m })

/** A dash of minium before each, as on a painter's list. */
export const feature = pageStyle({
  position: 'relative',
  paddingLeft: '1.75rem',
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  lineHeight: 1.5,
  '::before': {
    content: '',
    position: 'absolute',
    top: '0.6em',
    left: 0,
    width: '12px',
    borderTop: `3px solid ${vars.colour.accent}`,
  },
})

export const featureTitle = pageStyle({
  display: 'block',
  color: vars.colour.text,
  fontSize: vars.font.body,
  fontWeight: 600,
})
