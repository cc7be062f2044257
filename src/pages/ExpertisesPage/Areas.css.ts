import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { columnsWithin, dashed, edgeToEdge } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { columns } from '../../ui/Columns/Columns.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const areas = pageStyle({ '@media': responsive({ desktop: { paddingBlock: vars.space.xl } }) })

export const grid = pageStyle([container, columns(), { rowGap: 0 }])

/** Above the areas, with as many links in a row as fit; from 1024 px beside them, where it stays in sight. */
export const index = pageStyle({
  paddingBlock: vars.space.l,
  '@media': responsive({
    desktop: {
      position: 'sticky',
      top: `calc(${vars.size.bar} + ${vars.space.xxl})`,
      gridColumn: '1 / 3',
      alignSelf: 'start',
      paddingBlock: vars.space.xxl,
    },
  }),
})

export const indexList = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  columnGap: vars.space.m,
  '@media': responsive({ desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
})

export const indexLink = pageStyle({
  display: 'flex',
  minHeight: '3.5rem',
  height: '100%',
  paddingBlock: vars.space.s,
  borderTop: `1px solid ${vars.colour.control}`,
  fontSize: vars.font.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  transition: `color ${vars.motion.colour}, border-color ${vars.motion.colour}`,
  selectors: {
    '&:hover': { color: vars.colour.accentText },
    '&[aria-current]': { borderColor: vars.colour.accent },
  },
  '@media': responsive({
    desktop: {
      minHeight: 0,
      padding: `${vars.space.s} 0 ${vars.space.s} ${vars.space.m}`,
      borderTop: 0,
      borderLeft: `2px solid ${vars.colour.hairline}`,
      fontWeight: 500,
      selectors: { '&[aria-current]': { fontWeight: 600 } },
    },
  }),
})

export const rows = pageStyle({
  '@media': responsive({ desktop: { gridColumn: '3 / -1' } }),
})

export const area = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  alignItems: 'start',
  paddingBottom: vars.space.xxl,
  '@media': responsive({
    tablet: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBlock: vars.space.xxl,
      selectors: { '& + &': { borderTop: `1px solid ${vars.colour.hairline}` } },
    },
    desktop: { minHeight: `min(calc(100svh - ${vars.size.bar}), 44rem)` },
    wide: columnsWithin(10),
  }),
})

/** On a phone from edge to edge of the window, which also separates an area from the one before. */
export const picture = pageStyle({
  aspectRatio: '1',
  ...edgeToEdge,
  '@media': responsive({
    tablet: { marginInline: 0 },
    // In sight while the words beside it are read.
    wide: { position: 'sticky', top: `calc(${vars.size.bar} + ${vars.space.xxl})`, gridColumn: '1 / 7' },
  }),
})

export const words = pageStyle({
  display: 'grid',
  gap: vars.space.m,
  '@media': responsive({ tablet: { gap: vars.space.l }, wide: { gridColumn: '7 / -1' } }),
})

export const title = pageStyle({ fontSize: vars.font.h2Small, lineHeight: 1.1 })

export const features = pageStyle({
  display: 'grid',
  gap: vars.space.s,
  '@media': responsive({ tablet: { gap: vars.space.m } }),
})

export const feature = pageStyle({
  ...dashed,
  // A text may have paragraphs.
  whiteSpace: 'pre-line',
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  lineHeight: 1.45,
})

export const featureTitle = pageStyle({
  display: 'block',
  color: vars.colour.text,
  fontSize: vars.font.body,
  fontWeight: 600,
})
