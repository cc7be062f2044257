/** Widths in CSS pixels from which a layout applies. At `desktop` the bar shows its full menu. */
const breakpoints = { phablet: 640, tablet: 768, desktop: 1024, wide: 1440 } as const

type Breakpoint = keyof typeof breakpoints

// In em, so that a browser set to larger text gets the layout that has room for it. By default, 1em is 16px.
const em = (width: Breakpoint) => `${breakpoints[width] / 16}em` as const
export const from = (width: Breakpoint) => `(width >= ${em(width)})` as const
export const below = (width: Breakpoint) => `(width < ${em(width)})` as const

/** The conditions that scripts and pictures ask for too. All are in conditions.ts. */
export const widths = {
  phone: below('phablet'),
  phablet: from('phablet'),
  tablet: from('tablet'),
  desktop: from('desktop'),
  wide: from('wide'),
} as const

const widestFirst = ['wide', 'desktop', 'tablet', 'phablet'] as const

/** The `sizes` of a picture: how wide it is below the breakpoints given, and from each of them up. */
export const sizes = (narrow: string, shownAt: Partial<Record<Breakpoint, string>> = {}) =>
  [
    ...widestFirst.flatMap((width) => (shownAt[width] ? [`${widths[width]} ${shownAt[width]}`] : [])),
    narrow,
  ].join(', ')
