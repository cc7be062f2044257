import { sentences } from './sentences.ts'

/** `html` with something at or around each marker, by what `parts` says of it. Each must stand there exactly once. */
export function fill(html: string, parts: Record<string, (marker: string) => string>) {
  let filled = html
  for (const [marker, part] of Object.entries(parts)) {
    const count = html.split(marker).length - 1
    if (count !== 1) throw sentences([`index.html must have ${marker} once, but has it ${count} times.`])
    filled = filled.replace(marker, part)
  }
  return filled
}
