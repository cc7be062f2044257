import type { StyleRule } from '@vanilla-extract/css'

/** Widths in CSS pixels from which a layout applies. At `desktop` the bar shows its full menu. */
const breakpoints = { phablet: 640, tablet: 768, desktop: 1024, wide: 1440 } as const

type Breakpoint = keyof typeof breakpoints

// In em, so that a browser set to larger text gets the layout that has room for it. By default, 1em is 16px.
const em = (width: Breakpoint) => `${breakpoints[width] / 16}em` as const
const from = (width: Breakpoint) => `(width >= ${em(width)})` as const
const below = (width: Breakpoint) => `(width < ${em(width)})` as const

/** The conditions that scripts and pictures ask for too. */
export const widths = {
  phone: below('phablet'),
  phablet: from('phablet'),
  tablet: from('tablet'),
  desktop: from('desktop'),
  wide: from('wide'),
} as const

/** The conditions of a window, and of paper, which has else what is said without a condition (print.css.ts). */
const queries = {
  ...widths,
  /** For what a wider window would otherwise have to undo. */
  belowTablet: below('tablet'),
  belowDesktop: below('desktop'),
  /** A low laptop screen or a phone on its side: the top of a page must fit into less height. */
  low: `${widths.phablet} and (height < 45em)`,
  forcedColours: '(forced-colors: active)',
  print: 'print',
}

type Condition = keyof typeof queries
const isCondition = (key: string): key is Condition => key in queries
const mediaOf = (condition: Condition) => (condition === 'print' ? '' : 'screen and ') + queries[condition]

type Unconditional = Omit<StyleRule, '@media'>

/** A rule that says beside its properties what is different under a condition; what is written later wins. */
export type Rule = Unconditional & { [condition in Condition]?: Unconditional | undefined }

/** A rule as vanilla-extract takes it: `{ phone: { … } }` becomes its media query. */
export const withQueries = (rule: Rule): StyleRule => ({
  ...Object.fromEntries(Object.entries(rule).filter(([key]) => !isCondition(key))),
  '@media': Object.fromEntries(
    Object.keys(rule)
      .filter(isCondition)
      .map((condition) => [mediaOf(condition), rule[condition] ?? {}]),
  ),
})

const widestFirst = ['wide', 'desktop', 'tablet', 'phablet'] as const

/** The `sizes` of a picture: how wide it is below the breakpoints given, and from each of them up. */
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
