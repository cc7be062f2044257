import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import * as files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeFileWithRetry } from '../../src/build/lockedFiles.ts'

vi.mock('node:fs/promises', { spy: true })

const refusal = (code: string) => Object.assign(new Error(code), { code })

function target() {
  const folder = mkdtempSync(join(tmpdir(), 'locked-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'contact.html')
}

test.each(['EPERM', 'EBUSY', 'EACCES'])(
  'a file that is locked for a moment (%s) is written',
  async (code) => {
    const file = target()
    vi.mocked(files.writeFile).mockRejectedValueOnce(refusal(code)).mockRejectedValueOnce(refusal(code))
    await writeFileWithRetry(file, 'a')
    expect(readFileSync(file, 'utf8')).toBe('a')
  },
)

test('a file that stays locked is named, with what to do', async () => {
  onTestFinished(() => void vi.mocked(files.writeFile).mockReset())
  vi.mocked(files.writeFile).mockRejectedValue(refusal('EPERM'))
  await expect(writeFileWithRetry('contact.html', 'a')).rejects.toThrow(
    /^contact\.html : ce fichier ne peut pas être écrit ; fermez/,
  )
})

test('what fails for another reason is not tried again', async () => {
  vi.mocked(files.writeFile).mockRejectedValueOnce(refusal('ENOSPC'))
  await expect(writeFileWithRetry(target(), 'a')).rejects.toThrow('ENOSPC')
})
