import { filesIn } from './filesIn.ts'

const styleSheets = filesIn('src', 'styles')
  .filter((file) => file.endsWith('.css.ts'))
  .toSorted()

const hashes = new Map<string, string>()

/**
 * The name of a class or a variable in the built site: the place of its style sheet among all, and its own in there.
 * vanilla-extract's own begins with a hash of the file instead, which makes style sheet, scripts and pages larger.
 */
export function shortName({ filePath, hash }: { filePath: string; hash: string }) {
  // The first of a file is its hash and 0; counting goes on in base 36.
  const fileHash = hashes.get(filePath) ?? hash.slice(0, -1)
  hashes.set(filePath, fileHash)
  return `x${styleSheets.indexOf(filePath).toString(36)}-${hash.slice(fileHash.length)}`
}
