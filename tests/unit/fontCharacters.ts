import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Tables without a name of their own in a WOFF2 directory: https://www.w3.org/TR/WOFF2/#table_dir_format */
const cmapIndex = 0
const glyfIndex = 10
const locaIndex = 11
const namedInFull = 63

/** The characters that a WOFF2 file draws, read from its `cmap` table. */
export function fontCharacters(path: string) {
  const file = readFileSync(path)
  const tableCount = file.readUInt16BE(12)
  const compressedLength = file.readUInt32BE(20)
  let at = 48
  const base128 = () => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let before = 0
  let cmap = { start: 0, end: 0 }
  for (let table = 0; table < tableCount; table++) {
    const flags = file.readUInt8(at++)
    const index = flags & 63
    if (index === namedInFull) at += 4
    const isTransformed = index === glyfIndex || index === locaIndex ? flags >> 6 !== 3 : flags >> 6 !== 0
    const length = base128()
    const stored = isTransformed ? base128() : length
    if (index === cmapIndex) cmap = { start: before, end: before + stored }
    before += stored
  }
  return charactersOf(
    brotliDecompressSync(file.subarray(at, at + compressedLength)).subarray(cmap.start, cmap.end),
  )
}

function charactersOf(cmap: Buffer) {
  const characters = new Set<string>()
  const add = (first: number, last: number) => {
    for (let code = first; code <= last; code++) characters.add(String.fromCodePoint(code))
  }
  for (let subtable = 0; subtable < cmap.readUInt16BE(2); subtable++) {
    const start = cmap.readUInt32BE(8 + 8 * subtable)
    const format = cmap.readUInt16BE(start)
    if (format === 4) {
      const twiceSegments = cmap.readUInt16BE(start + 6)
      const ends = start + 14
      const starts = ends + twiceSegments + 2
      for (let offset = 0; offset < twiceSegments; offset += 2) {
        const last = cmap.readUInt16BE(ends + offset)
        if (last < 0xffff) add(cmap.readUInt16BE(starts + offset), last)
      }
    } else if (format === 12) {
      for (let group = 0; group < cmap.readUInt32BE(start + 12); group++) {
        const entry = start + 16 + 12 * group
        add(cmap.readUInt32BE(entry), cmap.readUInt32BE(entry + 4))
      }
    }
  }
  return characters
}
