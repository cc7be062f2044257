import { layoutStyle, mixins, screenOnly, icon, tapTarget, vars } from '../../../styles/index.ts'

const line = `1px solid ${vars.colour.hairline}`

/** A concrete slab under the hero, one row from 768 px. From 1024 px it sticks below the site header. */
export const nav = layoutStyle(screenOnly, {
  borderBottom: line,
  desktop: { position: 'sticky', top: vars.size.header, zIndex: vars.zIndex.sectionNav },
})

export const list = layoutStyle({
  tablet: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    columnGap: vars.space.xl,
  },
})

/** Each link has a line above it or, in a row, left of it in the middle of the gap. */
export const entry = layoutStyle({
  borderTop: line,
  tablet: {
    borderTop: 0,
    selectors: { '& + &': { marginLeft: '-1rem', paddingLeft: '1rem', borderLeft: line } },
  },
})

export const link = layoutStyle(tapTarget, {
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minHeight: '3.25rem',
  paddingBlock: vars.space.xs,
  height: '100%',
  borderBlock: '3px solid transparent',
  fontSize: vars.font.small,
  fontWeight: 600,
  selectors: {
    '&:hover': mixins.underline('0.35em'),
    '&[aria-current]': { borderBottomColor: vars.colour.accent },
  },
})

export const arrow = layoutStyle(icon, { stroke: vars.colour.accent })
