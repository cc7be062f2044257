/** Joins class names for `className`, without those that are `false` or `undefined`. */
export const classes = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined
