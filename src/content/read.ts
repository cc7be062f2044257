import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { contentFile, type ContentFile } from './schemas/index.ts'
import { parse, type Fault } from './schemas/parse.ts'
import { ownerError } from './ownerError.ts'
import { eachText, setFrench } from './typography.ts'

export const sentenceOf = (file: string, { line, field, message }: Fault) =>
  `${file}, ligne ${line}${field && `, ${field}`} : ${message}.`

/** What a file of src/content/ says, its French set. A file that breaks its schema stops what runs. */
export function read<Schema extends z.ZodType<object>>(schema: Schema, name: ContentFile) {
  const file = contentFile(name)
  const result = parse(schema, readFileSync(file, 'utf8'))
  if ('faults' in result) throw ownerError(result.faults.map((fault) => sentenceOf(file, fault)))
  const { value } = result
  eachText(value, (text, key, isEntry) => setFrench(text, key, isEntry || name === 'entreprise'))
  return value
}
