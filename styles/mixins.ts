import { vars } from './contract.css.ts'

/** The face of titles and of what stands for one. */
export const headingFace = { fontStretch: '118%', fontWeight: 600, letterSpacing: '-0.018em' } as const

/** The site's underline, `offset` below the words. By long hands: Safari draws none from a shorthand with a thickness. */
export const underline = (offset: `${number}em`) =>
  ({
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: vars.colour.accent,
    textUnderlineOffset: offset,
  }) as const
