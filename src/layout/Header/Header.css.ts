import { layoutStyle, screenOnly, icon, tapTarget, vars } from '../../../styles/index.ts'
import { container } from '../../ui/primitives.css.ts'

export const header = layoutStyle(screenOnly, {
  position: 'fixed',
  containerType: 'inline-size',
  insetInline: 0,
  top: 0,
  zIndex: vars.zIndex.header,
  height: vars.size.header,
  borderBottom: `1px solid ${vars.colour.hairline}`,
  transition: `background-color ${vars.motion.colour}, border-color ${vars.motion.colour}, color ${vars.motion.colour}`,
})

export const borderless = layoutStyle({ borderColor: 'transparent' })

export const transparent = layoutStyle({ backgroundColor: 'transparent' })

export const notFixed = layoutStyle({ position: 'absolute' })

export const content = layoutStyle(container, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `min(${vars.space.m}, 16px)`,
  height: '100%',
})

/** The phone link; on desktop only from 71em, where the menu's seven labels leave room for it. */
export const phoneLink = layoutStyle(tapTarget, {
  // Where there is no room for the label, it wraps below the icon and is clipped. The large `flexShrink` makes this link shrink
  // before the menu button.
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  justifyContent: 'flex-end',
  columnGap: vars.space.xxs,
  flexShrink: 1e8,
  minWidth: '44px',
  height: '44px',
  overflow: 'hidden',
  paddingInline: vars.space.xxs,
  marginLeft: 'auto',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  desktop: {
    display: 'none',
    minWidth: 'max-content',
    marginRight: vars.space.m,
    padding: 0,
    fontSize: vars.font.meta,
  },
  '@container': { '(width >= 71em)': { display: 'flex' } },
})

export const phoneLabel = layoutStyle({ lineHeight: '44px', desktop: { display: 'none' } })

export const phoneNumber = layoutStyle({ display: 'none', desktop: { display: 'block', lineHeight: '44px' } })

export const home = layoutStyle(tapTarget, { minWidth: 0 })

export const phoneIcon = layoutStyle(icon, {
  width: '22px',
  height: '22px',
  margin: '11px 0',
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
  desktop: { display: 'none' },
})

export const withoutPopover = 'not selector(:popover-open)'

export const toggle = layoutStyle({
  display: 'flex',
  // Where the header has no room for the label, the button shrinks: the label wraps below the icon and is clipped, but
  // screen readers still read it.
  flexFlow: 'row wrap-reverse',
  alignContent: 'flex-end',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.s,
  flexShrink: 1000,
  minWidth: '44px',
  height: '44px',
  overflow: 'hidden',
  padding: `0 ${vars.space.xs}`,
  marginRight: `calc(-1 * ${vars.space.xs})`,
  border: 0,
  background: 'none',
  fontWeight: 600,
  cursor: 'pointer',
  desktop: { display: 'none' },
  '@supports': { [withoutPopover]: { display: 'none' } },
})

/** Replaces the menu button in browsers without the Popover API. */
export const menuFallbackLink = layoutStyle(tapTarget, {
  display: 'none',
  belowDesktop: { '@supports': { [withoutPopover]: { display: 'block', fontWeight: 600 } } },
})

// After a click, Tab in WebKit continues from the element that was hit. From the button it goes on to the menu, but
// from an element inside the button to the top of the page. So these elements must not be hit.
const notHit = { pointerEvents: 'none' } as const

// The box has the button's height, not the line: a line of 44 px would grow where a browser enlarges only text.
const toggleLabel = layoutStyle(tapTarget, { ...notHit, lineHeight: 1.4 })

export const labelClosed = layoutStyle(toggleLabel, {
  selectors: { '[aria-expanded="true"] > &': { display: 'none' } },
})

export const labelOpen = layoutStyle(toggleLabel, {
  selectors: { ':not([aria-expanded="true"]) > &': { display: 'none' } },
})

const line = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  borderTop: '2px solid currentColor',
  transition: `transform ${vars.motion.menu} ${vars.motion.easing}`,
} as const

/** Two lines that cross while the menu is open. They are borders, because forced colours remove backgrounds. */
export const toggleIcon = layoutStyle({
  ...notHit,
  position: 'relative',
  width: '26px',
  height: '14px',
  margin: '15px 0',
  selectors: {
    '&::before, &::after': line,
    '&::before': { top: '2px' },
    '&::after': { bottom: '2px' },
    '[aria-expanded="true"] > &::before': { transform: 'translateY(4px) rotate(45deg)' },
    '[aria-expanded="true"] > &::after': { transform: 'translateY(-4px) rotate(-45deg)' },
  },
})
