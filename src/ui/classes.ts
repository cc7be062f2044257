/** For `className`: joins the names that apply and leaves out `false` and `undefined`. */
export const classes = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined
