import { rank } from './forms.ts'
import { isObject, isSame, keysOf } from './values.ts'

/** The same value three times: as it was read, as the form changed it, and as the file has it by now. */
type Versions = Readonly<Record<'base' | 'ours' | 'theirs', unknown>>

type OnConflict = (path: readonly string[], theirs: unknown) => void

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Whether the items of three lists are the same ones, whatever they say. */
const areSameItems = ({ base, ours, theirs }: Versions) =>
  isList(base) &&
  isList(ours) &&
  isList(theirs) &&
  base.length === ours.length &&
  base.length === theirs.length &&
  ours.every((item, at) => !isObject(item) || isList(item) || item[rank] === at)

/** What the form changed and what the file changed meanwhile, field by field; `onConflict` hears where both changed the same. */
export function merge(versions: Versions, onConflict: OnConflict, path: readonly string[] = []): unknown {
  const { base, ours, theirs } = versions
  if (isSame(ours, base) || isSame(ours, theirs)) return theirs
  if (isSame(base, theirs)) return ours
  const isEach = isObject(base) && isObject(ours) && isObject(theirs)
  if (!isEach || ((isList(base) || isList(ours) || isList(theirs)) && !areSameItems(versions))) {
    onConflict(path, theirs)
    return theirs
  }
  const mergedAt = (key: string) =>
    merge({ base: base[key], ours: ours[key], theirs: theirs[key] }, onConflict, [...path, key])
  if (!isList(ours)) return Object.fromEntries(keysOf(ours, theirs).map((key) => [key, mergedAt(key)]))
  return ours.map((item, at) => {
    const merged = mergedAt(`${at}`)
    return isObject(item) && !isList(item) && isObject(merged) ? { ...merged, [rank]: at } : merged
  })
}
