import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { vars } from '../../../styles/contract.css.ts'

const { colour } = vars

const filled = (ground: string, text: string, hover: string, active: string) => ({
  background: ground,
  color: text,
  selectors: {
    '&:hover': { background: hover },
    '&:active': { background: active },
  },
})

const hollow = { background: 'transparent', selectors: { '&:hover': { background: colour.controlFill } } }

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    border: '1.5px solid transparent',
    borderRadius: '2px',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.colour}, border-color ${vars.motion.colour}, color ${vars.motion.colour}`,
    selectors: {
      '&:active': { transform: 'translateY(1px)' },
      '&:disabled': { opacity: 0.45, pointerEvents: 'none' },
    },
    '@media': { print: { display: 'none' } },
  },
  variants: {
    variant: {
      default: filled(colour.primary, colour.onPrimary, colour.primaryHover, colour.primaryActive),
      destructive: filled(colour.danger, colour.onDanger, colour.dangerHover, colour.dangerHover),
      outline: { ...hollow, borderColor: colour.control },
      secondary: filled(colour.secondary, colour.onSecondary, colour.secondaryHover, colour.secondaryHover),
      ghost: hollow,
      link: {
        background: 'transparent',
        border: 0,
        textDecoration: `underline 2px ${colour.accent}`,
        textUnderlineOffset: '0.35em',
        selectors: { '&:hover': { color: colour.accentText } },
      },
    },
    size: {
      default: { minHeight: '52px', padding: '0.75rem 1.5rem' },
      sm: { minHeight: '40px', padding: '0.5rem 1rem', fontSize: vars.font.small },
      lg: { minHeight: '60px', padding: '0.875rem 2rem' },
      icon: { width: '44px', height: '44px' },
    },
  },
  // A link button stands in the flow of the text: no box around it.
  compoundVariants: (['default', 'sm', 'lg'] as const).map((size) => ({
    variants: { variant: 'link' as const, size },
    style: { padding: 0, minHeight: '44px' },
  })),
  defaultVariants: { variant: 'default', size: 'default' },
})

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>
