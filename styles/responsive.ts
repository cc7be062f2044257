import type { StyleRule } from '@vanilla-extract/css'

/** Widths in CSS pixels from which a layout applies. At `desktop` the bar shows its full menu. */
const breakpoints = { phablet: 640, tablet: 768, desktop: 1024, wide: 1440 } as const

type Breakpoint = keyof typeof breakpoints
type Rule = Omit<StyleRule, '@media'>

// In em, so that a browser set to larger text gets the layout that has room for it. By default, 1em is 16px.
const em = (width: Breakpoint) => `${breakpoints[width] / 16}em` as const

/** The media query of a breakpoint, for `matchMedia`, `sizes` and `media` as for styles. */
export const mediaFrom = (width: Breakpoint) => `(width >= ${em(width)})` as const

/** Below that breakpoint, for what a wider window would otherwise have to undo. */
export const mediaBelow = (width: Breakpoint) => `(width < ${em(width)})` as const

/**
 * Mobile first: `'@media': responsive({ tablet: { … }, desktop: { … } })` says what changes from those widths up. It
 * returns only the queries, so that other queries can be added beside them. And TypeScript reports a second '@media' in
 * the same rule, which would replace the first.
 */
export const responsive = ({ phablet, tablet, desktop, wide }: Partial<Record<Breakpoint, Rule>>) => ({
  ...(phablet && { [mediaFrom('phablet')]: phablet }),
  ...(tablet && { [mediaFrom('tablet')]: tablet }),
  ...(desktop && { [mediaFrom('desktop')]: desktop }),
  ...(wide && { [mediaFrom('wide')]: wide }),
})

/** Where text is so large that a label leaves its text no room beside it. */
export const mediaLargeText = '(width < 18em)'

/** A phone whose text leaves room for two things beside each other. */
export const mediaPhone = `${mediaBelow('phablet')} and (not ${mediaLargeText})` as const

/** A low laptop screen or a phone on its side: the top of a page must fit into less height. */
export const mediaLow = `${mediaFrom('phablet')} and (height < 45em)` as const
export const mediaLowest = `${mediaFrom('phablet')} and (height < 28em)` as const

const widestFirst = ['wide', 'desktop', 'tablet', 'phablet'] as const

/** The `sizes` of a picture: how wide it is below the breakpoints given, and from each of them up. */
export const sizes = (narrow: string, from: Partial<Record<Breakpoint, string>> = {}) =>
  [
    ...widestFirst.flatMap((width) => (from[width] ? [`${mediaFrom(width)} ${from[width]}`] : [])),
    narrow,
  ].join(', ')
