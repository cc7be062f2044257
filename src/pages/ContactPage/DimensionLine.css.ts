import { mixins, pageStyle, vars } from '../../../styles/index.ts'

// The lines and their distance do not grow with enlarged text, which needs the room on a phone.
const line = { content: '', flex: '1 0 min(2rem, 32px)', borderTop: `1px solid ${vars.colour.text}` }

export const measured = pageStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: `min(${vars.space.m}, 16px)`,
  minHeight: '1.5rem',
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  textAlign: 'center',
  '::before': line,
  '::after': line,
})

const tick = { ...mixins.dimensionTick, top: 'calc(50% - 0.75rem)' }

/** The ticks at both ends of the line belong to the measurement. */
export const measurement = pageStyle({ '::before': { ...tick, left: 0 }, '::after': { ...tick, right: 0 } })
