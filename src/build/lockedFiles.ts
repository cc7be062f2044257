import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { ownerError } from '../data/load.ts'

// On Windows a file that another program has open, such as OneDrive or an antivirus, can be neither replaced nor renamed.

export const isLocked = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EACCES', 'EBUSY', 'EPERM'].includes(String(error.code))

/** Runs `work`, and retries for about a second while a file is locked. */
export async function retryWhileLocked<Result>(work: () => Promise<Result>) {
  for (const wait of [20, 40, 80, 160, 320, 640]) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error)) throw error
      await pause(wait)
    }
  }
  return work()
}

export async function writeFileWithRetry(file: string, content: string | Uint8Array) {
  try {
    await retryWhileLocked(() => writeFile(file, content))
  } catch (error) {
    if (!isLocked(error)) throw error
    throw ownerError([
      `${file} : ce fichier ne peut pas être écrit ; fermez le programme qui le tient ouvert, ou mettez le dossier du site hors de OneDrive.`,
    ])
  }
}
