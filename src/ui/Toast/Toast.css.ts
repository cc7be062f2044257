import { keyframes } from '@vanilla-extract/css'
import { messageBox, screenOnly, icon, uiStyle, vars } from '../../../styles/index.ts'

const away = { opacity: 0, transform: 'translateY(1rem)' }
const enter = keyframes({ from: away })
const leave = keyframes({ to: away })

export const viewport = uiStyle(screenOnly, {
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: vars.zIndex.toast,
  width: '100%',
  // Clicks pass through the empty region. Radix sets this by a style attribute, which the CSP blocks (entry-server.tsx).
  pointerEvents: 'none',
  phablet: { width: '28rem', padding: vars.space.l },
})

export const toast = uiStyle(messageBox, {
  pointerEvents: 'auto',
  padding: `${vars.space.l} ${vars.space.l} ${vars.space.m}`,
  color: vars.colour.text,
  boxShadow: vars.shadow.raised,
  maxHeight: `calc(100svh - 2 * ${vars.space.l})`,
  overflowY: 'auto',
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${vars.motion.menu} ${vars.motion.easing}` },
    '&[data-state="closed"]': { animation: `${leave} ${vars.motion.menu} ${vars.motion.easing} forwards` },
    '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
    '&[data-swipe="cancel"]': { transition: `transform ${vars.motion.menu} ${vars.motion.easing}` },
    '&[data-swipe="end"]': { transform: 'translateY(var(--radix-toast-swipe-end-y))' },
  },
  // Forced colours remove shadows, so the toast needs a border.
  forcedColours: { border: '1px solid CanvasText' },
})

export const title = uiStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs, fontWeight: 600 })

export const errorIcon = uiStyle(icon, { stroke: vars.danger.colour })

export const text = uiStyle({
  marginTop: vars.space.xxs,
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  lineHeight: 1.5,
})

export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginTop: vars.space.m,
})
