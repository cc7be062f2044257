/** Lays out rows as text: the first column is aligned to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd(),
  )
  return lines.join('\n')
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export const print = (text: string) => process.stdout.write(`${text}\n`)
