export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor((sorted.length - 1) / 2)
  return ((sorted[middle] ?? NaN) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? NaN)) / 2
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`

export const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`

/** "yes" where a goal is kept, for the last column of a table. */
export const kept = (isKept: boolean) => (isKept ? 'yes' : 'NO')
