import { column, inside } from './Columns.css.ts'

/**
 * A picture and its words, in a list of bands: under it, at its right, at its left or, where there is room, inside the
 * picture itself.
 */
export const bands = {
  wide: { picture: column['1 / -1'], words: column['1 / -1'] },
  left: { picture: column['1 / 8'], words: column['8 / -1'] },
  right: { picture: column['6 / -1'], words: column['1 / 6'] },
  inside: {
    picture: `${column['1 / 8']} ${inside.picture}`,
    words: `${column['8 / -1']} ${inside.words}`,
  },
} as const
