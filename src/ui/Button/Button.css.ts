import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { inUi, mixins, uiStyle, vars } from '../../../styles/index.ts'

const { colour, danger } = vars

const filled = (background: string, text: string, hover: string, active: string) =>
  inUi({
    background,
    color: text,
    selectors: { '&:hover': { background: hover }, '&:active': { background: active } },
  })

const hollow = { selectors: { '&:hover': { background: colour.controlFill } } }

const button = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecorationLine: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.colour}, border-color ${vars.motion.colour}, color ${vars.motion.colour}`,
  selectors: {
    '&:active': { transform: 'translateY(1px)' },
    '&:disabled': { opacity: 0.45, pointerEvents: 'none' },
  },
  print: { display: 'none' },
})

export const buttonSize = styleVariants({
  default: [button, inUi({ minHeight: '52px', padding: '0.75rem min(1.5rem, 5vw)' })],
  sm: [button, inUi({ minHeight: '40px', padding: '0.5rem 1rem', fontSize: vars.font.small })],
  lg: [button, inUi({ minHeight: '60px', padding: '0.875rem min(2rem, 5vw)' })],
  icon: [button, inUi({ width: '44px', height: '44px' })],
})

// After the sizes, because `link` overrides them: such a button has no box.
export const buttonVariant = styleVariants({
  default: filled(colour.primary, colour.onPrimary, colour.primaryHover, colour.primaryActive),
  destructive: filled(danger.colour, danger.onColour, danger.hover, danger.hover),
  outline: inUi({ ...hollow, borderColor: colour.control }),
  secondary: filled(colour.secondary, colour.onSecondary, colour.secondaryHover, colour.secondaryHover),
  ghost: inUi(hollow),
  link: inUi({
    minHeight: '44px',
    padding: 0,
    border: 0,
    ...mixins.underline('0.35em'),
    selectors: { '&:hover': { color: colour.accentText } },
  }),
})

/** Buttons in a row. On a phone the first has a row of its own. */
export const buttons = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s} ${vars.space.l}` })
globalStyle(`${buttons} > :first-child`, inUi({ phone: { flexBasis: '100%' } }))
