import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join, resolve } from 'node:path'
import { distFolder } from '../../src/build/sample.ts'

export const root = resolve(import.meta.dirname, '../..')
export const dist = join(root, distFolder)

/** The path of a program. Debian installs servers into /usr/sbin, which may not be in PATH. */
export const findProgram = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** Why `find` throws, or null. Tests that need a missing program are not run, and `npm run install:programs` reports it. */
export function unavailableReason(find: () => unknown) {
  try {
    find()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A free TCP port. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('A server without a port')
  return address.port
}
