/** How many of `count` things stand in a row that has room for `most`: rows are as even as they can be, of five three and two. */
export const perRow = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most)) || 1

/** Such rows, … */
export const rowsOf = (count: number, most: number) => ({
  gridTemplateColumns: `repeat(${perRow(count, most)}, minmax(0, 1fr))`,
})

/** … of which the last thing takes what is left of its row, … */
export const toRowEnd = (count: number, most: number) => {
  const columns = perRow(count, most)
  const span = columns - ((count - 1) % columns)
  return span > 1 ? { selectors: { '&:last-child': { gridColumn: `span ${span}` } } } : undefined
}

/** Where each of them begins or ends its row. */
export const placesInRows = (count: number, most: number) =>
  Array.from({ length: count }, (_, index) => ({
    begins: index % perRow(count, most) === 0,
    ends: (index + 1) % perRow(count, most) === 0 || index === count - 1,
  }))

/** … or, where a taller box would be higher than the window, flexible rows of things of this share of them. */
export const shareOf = (columns: number) => `${(100 / columns).toFixed(3)}%`
