import { column } from './Columns.css.ts'

/** A picture and its words, in a list of bands: under it, at its right, at its left. */
export const bands = {
  wide: { picture: column['1 / -1'], words: column['1 / -1'] },
  left: { picture: column['1 / 8'], words: column['8 / -1'] },
  right: { picture: column['6 / -1'], words: column['1 / 6'] },
}

/** The picture is right and left by turns. */
export const besideAt = (index: number) => (index % 2 === 1 ? 'left' : 'right')

/** The same after a first one that is wide. */
export const bandAt = (index: number) => (index === 0 ? 'wide' : besideAt(index))
