import { isObject, isSame, keysOf } from './compare.ts'
import { originalIndex } from './forms.ts'

/** Three versions of a value for a three-way merge: as the form read it, as the form has it now, as the file has it now. */
type Versions = Readonly<Record<'base' | 'ours' | 'theirs', unknown>>

type OnConflict = (path: readonly string[], theirs: unknown) => void

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Whether three lists have the same items in the same order, whatever the items' fields say. */
const areSameItems = ({ base, ours, theirs }: Versions) =>
  isList(base) &&
  isList(ours) &&
  isList(theirs) &&
  base.length === ours.length &&
  base.length === theirs.length &&
  ours.every((item, at) => !isObject(item) || isList(item) || item[originalIndex] === at)

/** Merges field by field; `onConflict` is called for each field that both sides changed differently. */
export function merge(versions: Versions, onConflict: OnConflict, path: readonly string[] = []): unknown {
  const { base, ours, theirs } = versions
  if (isSame(ours, base) || isSame(ours, theirs)) return theirs
  if (isSame(base, theirs)) return ours
  const areObjects = isObject(base) && isObject(ours) && isObject(theirs)
  if (!areObjects || ((isList(base) || isList(ours) || isList(theirs)) && !areSameItems(versions))) {
    onConflict(path, theirs)
    return theirs
  }
  const mergedAt = (key: string) =>
    merge({ base: base[key], ours: ours[key], theirs: theirs[key] }, onConflict, [...path, key])
  if (!isList(ours)) return Object.fromEntries(keysOf(ours, theirs).map((key) => [key, mergedAt(key)]))
  return ours.map((item, at) => {
    const merged = mergedAt(`${at}`)
    return isObject(item) && !isList(item) && isObject(merged) ? { ...merged, [originalIndex]: at } : merged
  })
}
