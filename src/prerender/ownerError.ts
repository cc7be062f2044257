import { inspect } from 'node:util'

/** An error that is printed as its sentences alone: a stack would tell the owner nothing. */
export function ownerError(lines: readonly string[]) {
  const text = lines.join('\n')
  return Object.assign(new Error(text), { [inspect.custom]: () => text })
}
