import { rank } from './forms.ts'
import { isHeld, isSame, keysOf } from './values.ts'

/** The same value three times: as it was read, as the form changed it, and as the file has it by now. */
type Three = Readonly<Record<'read' | 'ours' | 'now', unknown>>

type Clash = (path: readonly string[], now: unknown) => void

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Whether the items of three lists are the same ones, whatever they say. */
const areSameItems = ({ read, ours, now }: Three) =>
  isList(read) &&
  isList(ours) &&
  isList(now) &&
  read.length === ours.length &&
  read.length === now.length &&
  ours.every((item, at) => !isHeld(item) || isList(item) || item[rank] === at)

/** What the form changed and what the file changed meanwhile, field by field; `clash` hears where both changed the same. */
export function merge(three: Three, clash: Clash, path: readonly string[] = []): unknown {
  const { read, ours, now } = three
  if (isSame(ours, read) || isSame(ours, now)) return now
  if (isSame(read, now)) return ours
  const isEach = isHeld(read) && isHeld(ours) && isHeld(now)
  if (!isEach || ((isList(read) || isList(ours) || isList(now)) && !areSameItems(three))) {
    clash(path, now)
    return now
  }
  const mergedAt = (key: string) =>
    merge({ read: read[key], ours: ours[key], now: now[key] }, clash, [...path, key])
  if (!isList(ours)) return Object.fromEntries(keysOf(ours, now).map((key) => [key, mergedAt(key)]))
  return ours.map((item, at) => {
    const merged = mergedAt(`${at}`)
    return isHeld(item) && !isList(item) && isHeld(merged) ? { ...merged, [rank]: at } : merged
  })
}
