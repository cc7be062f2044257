import type { StyleRule } from '@vanilla-extract/css'
import { breakpoints } from './breakpoints.ts'

type Breakpoint = keyof typeof breakpoints
type Rule = Omit<StyleRule, '@media'>

/** The media query of a breakpoint, for `matchMedia`, `sizes` and `media` as for styles. */
export const mediaFrom = (width: Breakpoint) => `(min-width: ${breakpoints[width]}px)` as const

/** Mobile first: `responsive({ tablet: { … }, desktop: { … } })` says what changes from those widths up. */
export const responsive = ({ phablet, tablet, desktop, wide }: Partial<Record<Breakpoint, Rule>>) => ({
  '@media': {
    ...(phablet && { [mediaFrom('phablet')]: phablet }),
    ...(tablet && { [mediaFrom('tablet')]: tablet }),
    ...(desktop && { [mediaFrom('desktop')]: desktop }),
    ...(wide && { [mediaFrom('wide')]: wide }),
  },
})
