import { column } from './Columns.css.ts'

/** A picture and its words, in a list of bands: under it, at its right, at its left. */
export const bands = {
  wide: { picture: column['1 / -1'], words: column['1 / -1'] },
  left: { picture: column['1 / 8'], words: column['8 / -1'] },
  right: { picture: column['6 / -1'], words: column['1 / 6'] },
}

/** The first is wide; in the others the picture is left and right by turns. */
export const bandAt = (index: number) => (index === 0 ? 'wide' : index % 2 === 1 ? 'left' : 'right')
