import type { z } from 'zod'
import type { ContentFile } from './schemas/index.ts'
import { read } from './read.ts'
import { tokens } from './tokens.ts'
import { eachText } from './typography.ts'

/** What a file of words says, with what it names between braces. Of a name that stands for nothing no space is left. */
export function words<Schema extends z.ZodType<object>>(schema: Schema, name: ContentFile) {
  const value = read(schema, name)
  eachText(value, (text) =>
    text.replaceAll(/([ \u00A0]?)\{([^}]*)\}/g, (_, space: string, token: string) =>
      tokens[token] ? space + tokens[token] : '',
    ),
  )
  return value
}
