import { inspect } from 'node:util'

/** An error that is printed without its stack, which would tell the owner of the site nothing. */
export function ownerError(lines: readonly string[]) {
  const text = lines.join('\n')
  return Object.assign(new Error(text), { [inspect.custom]: () => text })
}
