/** What JSON gives back unchanged. */
export type Plain =
  string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain }

/** The path of the first value inside that is not plain. */
function notPlain(value: unknown, path: string): string | undefined {
  if (value === null || value === undefined || ['string', 'boolean'].includes(typeof value)) return undefined
  if (Number.isFinite(value)) return undefined
  const isPlainObject =
    typeof value === 'object' && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
  if (!isPlainObject) return path
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** The exports of a module of src/data, which is loaded at build: the site and the tests get them as JSON keeps them. */
export function plainValues(file: string, exports: object): Readonly<Record<string, unknown>> {
  for (const [name, value] of Object.entries(exports)) {
    const path = notPlain(value, name)
    if (path !== undefined)
      throw new Error(
        `src/data/${file}.ts is loaded at build, so it exports plain values alone (text, numbers, booleans, null, lists, objects): ${path} is none.`,
      )
  }
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [
      name,
      value === undefined ? undefined : JSON.parse(JSON.stringify(value)),
    ]),
  )
}
