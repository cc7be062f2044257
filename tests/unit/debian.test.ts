import { expect, test, vi } from 'vitest'
import { canTest } from '../debian.ts'

const absent = () => {
  throw new Error('No such program.')
}

test('what a machine cannot have is left out, said in one last line', () => {
  vi.stubEnv('CI', undefined)
  const atExit = vi.spyOn(process, 'once').mockReturnThis()
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(canTest('deploy/', absent)).toBe(false)
  expect(written).not.toHaveBeenCalled()
  atExit.mock.lastCall?.[1]()
  expect(written.mock.calls).toEqual([['Not tested: deploy/. No such program.\n']])
  expect(canTest('deploy/', () => 'nginx')).toBe(true)
  expect(atExit).toHaveBeenCalledOnce()
})

test('with CI set nothing is left out', () => {
  vi.stubEnv('CI', 'true')
  expect(() => canTest('deploy/', absent)).toThrow('No such program.')
})
