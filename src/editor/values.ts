import { rank } from './forms.ts'

// What values that a file says have in common.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What may be said by saying nothing. */
export const isEmpty = (value: unknown): boolean =>
  [undefined, null, '', false].some((empty) => value === empty) ||
  (isObject(value) && keysOf(value).every((key) => isEmpty(value[key])))

export const keysOf = (...values: readonly object[]) =>
  Object.keys(Object.assign({}, ...values)).filter((key) => key !== rank)

/** Whether two values say the same: 29000 is also a postcode. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other)
    ? keysOf(one, other).every((key) => isSame(one[key], other[key]))
    : one === other ||
      (typeof one === 'number' && String(one) === other) ||
      (typeof other === 'number' && String(other) === one) ||
      (isEmpty(one) && isEmpty(other))
