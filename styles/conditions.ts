import type { StyleRule } from '@vanilla-extract/css'

/** Widths in CSS pixels from which a layout applies. At `desktop` the header shows its full menu. */
const breakpoints = { phablet: 640, tablet: 768, desktop: 1024, wide: 1440 } as const

type Breakpoint = keyof typeof breakpoints

// In em, so that a browser set to larger text gets the layout that has room for it. By default, 1em is 16px.
const em = (width: Breakpoint) => `${breakpoints[width] / 16}em` as const
const from = (width: Breakpoint) => `(width >= ${em(width)})` as const
const below = (width: Breakpoint) => `(width < ${em(width)})` as const

/** Media queries that scripts and the `sizes` of pictures use too. */
export const widths = {
  phone: below('phablet'),
  phablet: from('phablet'),
  tablet: from('tablet'),
  desktop: from('desktop'),
  wide: from('wide'),
} as const

/** Media queries. Screen conditions do not apply in print, which gets the unconditional styles plus `print` (print.css.ts). */
const queries = {
  ...widths,
  /** Below a breakpoint: for styles that a wider viewport would otherwise have to undo. */
  belowTablet: below('tablet'),
  belowDesktop: below('desktop'),
  /** The same on a touchscreen, where scrollbars take no width from the page. */
  belowDesktopTouch: `${below('desktop')} and (pointer: coarse)`,
  /** A low laptop screen or a phone on its side: the top of a page must fit into less height. */
  low: `${widths.phablet} and (height < 45em)`,
  /** A phone whose text is enlarged by a quarter or more. At the normal size no supported viewport is narrower than 20em. */
  enlarged: '(width < 20em)',
  forcedColours: '(forced-colors: active)',
  print: 'print',
}

type Condition = keyof typeof queries
const isCondition = (key: string): key is Condition => key in queries
const mediaOf = (condition: Condition) => (condition === 'print' ? '' : 'screen and ') + queries[condition]

type Unconditional = Omit<StyleRule, '@media'>

/** A style rule whose conditions (`phone`, `desktop`, …) stand beside its properties. Later conditions win. */
export type Rule = Unconditional & { [condition in Condition]?: Unconditional | undefined }

/** Converts a rule to vanilla-extract's form: `{ phone: { … } }` becomes a media query. */
export const withQueries = (rule: Rule): StyleRule => ({
  ...Object.fromEntries(Object.entries(rule).filter(([key]) => !isCondition(key))),
  '@media': Object.fromEntries(
    Object.keys(rule)
      .filter(isCondition)
      .map((condition) => [mediaOf(condition), rule[condition] ?? {}]),
  ),
})

const widestFirst = ['wide', 'desktop', 'tablet', 'phablet'] as const

/** Builds the `sizes` attribute of a picture: its width below the smallest breakpoint given, and from each breakpoint up. */
export const sizes = (narrow: string, shownAt: Partial<Record<Breakpoint, string>> = {}) =>
  [
    ...widestFirst.filter((width) => shownAt[width]).map((width) => `${widths[width]} ${shownAt[width]}`),
    narrow,
  ].join(', ')

/** The same of a picture that is so many times wider than its box. */
export const scaledSizes = (widthsOfBox: string, factor = 1) =>
  factor > 1
    ? widthsOfBox.replaceAll(/([\d.]+)(?=vw|rem|px)/g, (length) => `${Number(length) * factor}`)
    : widthsOfBox
