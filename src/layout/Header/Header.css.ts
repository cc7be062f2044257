import { vars } from '../../../styles/contract.css.ts'
import { layoutStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const bar = layoutStyle({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.zIndex.bar,
  height: vars.size.bar,
  borderBottom: `1px solid ${vars.colour.hairline}`,
  transition: `background-color ${vars.motion.colour}, border-color ${vars.motion.colour}, color ${vars.motion.colour}`,
  '@media': { print: { display: 'none' } },
})

export const seeThrough = layoutStyle({ backgroundColor: 'transparent', borderColor: 'transparent' })

export const unpinned = layoutStyle({ position: 'absolute' })

export const content = layoutStyle([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.l,
    height: '100%',
  },
])

export const home = layoutStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'none',
})

export const toggle = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '44px',
  padding: `0 ${vars.space.xs}`,
  marginRight: `calc(-1 * ${vars.space.xs})`,
  border: 0,
  background: 'none',
  fontWeight: 600,
  cursor: 'pointer',
  ...responsive({ desktop: { display: 'none' } }),
})

const line = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  borderTop: '2px solid currentColor',
  transition: `transform ${vars.motion.menu} ${vars.motion.easing}`,
} as const

/** Two lines that cross while the menu is open; borders, since forced colours take surfaces away. */
export const toggleIcon = layoutStyle({
  position: 'relative',
  width: '26px',
  height: '14px',
  '::before': { ...line, top: '2px' },
  '::after': { ...line, bottom: '2px' },
  selectors: {
    '[aria-expanded="true"] > &::before': { transform: 'translateY(4px) rotate(45deg)' },
    '[aria-expanded="true"] > &::after': { transform: 'translateY(-4px) rotate(-45deg)' },
  },
})
