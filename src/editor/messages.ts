import { z } from 'zod'
import { peel, toData } from './values.ts'

export const firstOf = ({ issues: [first] }: z.ZodError) => first?.message ?? ''

/** A schema's message, which is the end of a sentence, as a sentence. */
export const sentence = (message: string) =>
  `${message.slice(0, 1).toUpperCase()}${message.slice(1)}${/[.:]$/.test(message) ? '' : '.'}`

/** The place of the first field of what stands at a place: groups and lists have none that could say a message. */
function firstField(value: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] {
  const at = path.reduce<unknown>((part, key) => Object(part)[key], value)
  const key = typeof at === 'object' && at !== null ? Object.keys(at)[0] : undefined
  return key === undefined ? path : firstField(value, [...path, key])
}

/** What the schema says of what a form holds, by field. */
export function messagesOf(schema: z.ZodType, held: unknown) {
  const data = toData(schema, held)
  const { error } = schema.safeParse(data)
  const messages = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const place = firstField(data, path).join('.')
    if (!messages.has(place)) messages.set(place, sentence(message))
  }
  return messages
}

/** The labels on the way to a field, as a reader of the form finds it. */
export function labelsOf(schema: unknown, [key, ...rest]: readonly string[]): string {
  if (key === undefined) return ''
  const { inner } = peel(schema)
  const isItem = inner instanceof z.ZodArray
  const within: unknown = isItem ? inner.element : inner instanceof z.ZodObject ? inner.shape[key] : undefined
  const label = isItem ? `nº ${Number(key) + 1}` : (peel(within).meta.title ?? key)
  return [label, labelsOf(within, rest)].filter(Boolean).join(', ')
}
