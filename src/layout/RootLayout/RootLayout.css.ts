import { layoutStyle, screenOnly, vars } from '../../../styles/index.ts'

export const shell = layoutStyle({ display: 'flex', flexDirection: 'column', minHeight: '100svh' })

export const main = layoutStyle({
  flex: 1,
  // `pageEdge` is computed from this element's width. The shell cannot be the container: in older browsers the fixed header
  // would scroll with it.
  containerType: 'inline-size',
  paddingTop: vars.size.header,
  // <main> is not interactive: the skip link or a click on its text gives it the focus, without a ring.
  outline: 'none',
})

/** The company's contact line at the top of a printed page. */
export const printHead = layoutStyle({
  display: 'none',
  print: { display: 'block', padding: `${vars.space.m} ${vars.space.pageMargin}`, fontWeight: 600 },
})

export const skipLink = layoutStyle(screenOnly, {
  position: 'fixed',
  top: vars.space.xs,
  left: vars.space.xs,
  zIndex: vars.zIndex.skipLink,
  padding: `${vars.space.s} ${vars.space.m}`,
  background: vars.colour.field,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 1rem))' } },
})
