/** Prints rows as a table: the first column is aligned to the left, the others to the right. */
export function print(title: string, rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   '),
  )
  process.stdout.write(`${[title, ...lines].join('\n')}\n\n`)
}
