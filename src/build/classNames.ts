import { filesIn } from './filesIn.ts'

const styleSheets = filesIn('src', 'styles')
  .filter((file) => file.endsWith('.css.ts'))
  .toSorted()

// Without A: blockers hide what has a class such as AD or Ad.
const letters = 'BCDEFGHIJKLMNOPQRSTUVWXYZ'

/** B to Z, then BB, BC… */
const capitals = (place: number): string =>
  `${place < letters.length ? '' : capitals(Math.floor(place / letters.length) - 1)}${letters.charAt(place % letters.length)}`

const hashes = new Map<string, string>()

/**
 * The name of a class or a variable in the built site: capitals for its style sheet, then its own in there.
 * vanilla-extract's own begins with a hash of the file instead, which makes style sheet, scripts and pages larger. It looks
 * for the names in selectors, where nothing else has a capital: a name `re` it would find in `::before`.
 */
export function shortName({ filePath, hash }: { filePath: string; hash: string }) {
  // The first of a file is its hash and 0; counting goes on in base 36.
  const fileHash = hashes.get(filePath) ?? hash.slice(0, -1)
  hashes.set(filePath, fileHash)
  return `${capitals(styleSheets.indexOf(filePath))}${hash.slice(fileHash.length)}`
}
