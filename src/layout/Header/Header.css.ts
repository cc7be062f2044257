import { vars } from '../../../styles/contract.css.ts'
import { layoutStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { sign, signTarget, target } from '../../../styles/utilities.css.ts'
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

export const unlined = layoutStyle({ borderColor: 'transparent' })

export const seeThrough = layoutStyle({ backgroundColor: 'transparent' })

export const unpinned = layoutStyle({ position: 'absolute' })

export const content = layoutStyle([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `min(${vars.space.m}, 16px)`,
    height: '100%',
  },
])

/** Only below 1024 px: on a wider window the visitor is at a desk, and the number is at the foot of every page. */
export const call = layoutStyle([
  signTarget,
  { flexShrink: 0, marginLeft: 'auto', '@media': responsive({ desktop: { display: 'none' } }) },
])

export const home = layoutStyle([target, { minWidth: 0 }])

export const callSign = layoutStyle([
  sign,
  { width: '22px', height: '22px', strokeWidth: 1.8, strokeLinejoin: 'round' },
])
