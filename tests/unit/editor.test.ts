import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forms } from '../../src/editor/forms.ts'
import { messagesOf } from '../../src/editor/messages.ts'
import { fromData, parse, rewrite, toData } from '../../src/editor/values.ts'
import { contentFile, contentFiles, schemas } from '../../src/content/schemas/index.ts'

test.for(contentFiles)('%s.yaml, saved as it is, is the same file', (name) => {
  const text = readFileSync(contentFile(name), 'utf8')
  const form = fromData(schemas[name], parse(text))
  expect([...messagesOf(schemas[name], form)]).toEqual([])
  expect(rewrite(text, toData(schemas[name], form))).toBe(text)
})

test('every field of a form has a name in French', () => {
  const named = JSON.stringify(forms.singletons, (_, value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'label' in value &&
    value.name === value.label
      ? `unnamed: ${String(value.name)}`
      : value,
  )
  expect(named.match(/unnamed: [^"]+/g)).toBeNull()
})
