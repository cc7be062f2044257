import { originalIndex } from './forms.ts'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether an absent field would mean the same. */
export const isEmpty = (value: unknown): boolean =>
  [undefined, null, '', false].some((empty) => value === empty) ||
  (isObject(value) && keysOf(value).every((key) => isEmpty(value[key])))

export const keysOf = (...values: readonly object[]) =>
  Object.keys(Object.assign({}, ...values)).filter((key) => key !== originalIndex)

/** Deep equality, where empty values are equal and the number 29000 equals the text of a postcode. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other)
    ? keysOf(one, other).every((key) => isSame(one[key], other[key]))
    : one === other ||
      (typeof one === 'number' && String(one) === other) ||
      (typeof other === 'number' && String(other) === one) ||
      (isEmpty(one) && isEmpty(other))
