import type { ContentFile } from './schemas/index.ts'
import { company } from './company.ts'
import { read } from './load.ts'
import { fill, tokensOf } from './tokens.ts'
import { eachText } from './typography.ts'

export const tokens = tokensOf(company)

/** What a file of words says, filled in. */
export function words<Name extends ContentFile>(name: Name) {
  const value = read(name)
  eachText(value, (text) => fill(text, tokens))
  return value
}
