import { ownerError } from './ownerError.ts'

/** Replaces each marker by what its part returns; each must stand in `html` exactly once. */
export function fill(html: string, parts: Record<string, (marker: string) => string>) {
  let filled = html
  for (const [marker, part] of Object.entries(parts)) {
    const count = html.split(marker).length - 1
    if (count !== 1)
      throw ownerError([`index.html : ${marker} doit s’y trouver une fois, et s’y trouve ${count} fois.`])
    filled = filled.replace(marker, part)
  }
  return filled
}
