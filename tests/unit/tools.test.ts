import { expect, test, vi } from 'vitest'
import { isThere } from '../tools.ts'

const absent = () => {
  throw new Error('No such program.')
}

test('what a machine lacks is left out, but with CI set', () => {
  vi.stubEnv('CI', undefined)
  expect(isThere(absent)).toBe(false)
  expect(isThere(() => 'nginx')).toBe(true)
  vi.stubEnv('CI', 'true')
  expect(() => isThere(absent)).toThrow('No such program.')
})
