/** Widths in CSS pixels from which a layout applies. At `desktop` the bar shows its full menu. */
export const breakpoints = { phablet: 640, tablet: 768, desktop: 1024, wide: 1440 } as const
