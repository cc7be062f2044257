import type { StyleRule } from '@vanilla-extract/css'
import { breakpoints } from './breakpoints.ts'

type Breakpoint = keyof typeof breakpoints
type Rule = Omit<StyleRule, '@media'>

// In em: who asks the browser for larger text gets the layout that has room for it. 1em is 16px without.
const em = (width: Breakpoint) => `${breakpoints[width] / 16}em` as const

/** The media query of a breakpoint, for `matchMedia`, `sizes` and `media` as for styles. */
export const mediaFrom = (width: Breakpoint) => `(width >= ${em(width)})` as const

/** Up to that breakpoint, for what a wider window undoes. */
export const mediaBelow = (width: Breakpoint) => `(width < ${em(width)})` as const

/**
 * Mobile first: `'@media': responsive({ tablet: { … }, desktop: { … } })` says what changes from those widths up. Only
 * the queries, so that other queries join them, and TypeScript objects to a second '@media', which would drop the first.
 */
export const responsive = ({ phablet, tablet, desktop, wide }: Partial<Record<Breakpoint, Rule>>) => ({
  ...(phablet && { [mediaFrom('phablet')]: phablet }),
  ...(tablet && { [mediaFrom('tablet')]: tablet }),
  ...(desktop && { [mediaFrom('desktop')]: desktop }),
  ...(wide && { [mediaFrom('wide')]: wide }),
})

/** A phone whose owner asked for text twice as large: the em is the browser's own. */
export const mediaLargeText = '(width < 15em)'

/** A low laptop, a phone on its side: what opens a page must fit into less height. */
export const mediaLow = `${mediaFrom('phablet')} and (height < 45em)` as const
export const mediaLowest = `${mediaFrom('phablet')} and (height < 28em)` as const

const widestFirst = ['wide', 'desktop', 'tablet', 'phablet'] as const

/** The `sizes` of a picture: how wide it is below the breakpoints given, and from each of them up. */
export const sizes = (narrow: string, from: Partial<Record<Breakpoint, string>> = {}) =>
  [
    ...widestFirst.flatMap((width) => (from[width] ? [`${mediaFrom(width)} ${from[width]}`] : [])),
    narrow,
  ].join(', ')
