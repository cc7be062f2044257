import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const root = resolve(import.meta.dirname, '../..')
export const dist = join(root, 'dist')

/** Debian keeps servers in a folder that is not on everyone's path. */
export const findProgram = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** Why `find` finds no such program, or null: tests that need it are left out, `npm run install:programs` says so. */
export function faultOf(find: () => unknown) {
  try {
    find()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** `text` with what it must hold once, or a test would prove nothing, replaced. */
export function replaceOnce(text: string, old: string | RegExp, by: string) {
  if (text.split(old).length !== 2) throw new Error(`${String(old)} must be there once`)
  return text.replace(old, () => by)
}

let portsAsked = 0

/**
 * A port of this machine that nothing listens on. Each process has ten of its own, below those that the system gives: if
 * two processes found the same port free, one server would get it, and answer the tests of the other too.
 */
export async function freePort() {
  let cause: unknown
  for (let tries = 0; tries < 10; tries += 1) {
    const port = 20_000 + (process.pid % 1000) * 10 + (portsAsked++ % 10)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch (error) {
      cause = error
      continue
    }
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('No port of ten could be listened on', { cause })
}

/** Runs a program that logs to its error output, until `stop`, and waits until it serves. */
export async function run(program: string, args: string[], serves: () => Promise<boolean>) {
  // Apache with mod_php ends its whole group when it stops, which must not be that of the tests.
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  const exit = once(child, 'exit')
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  while (!(await serves())) {
    if (child.exitCode !== null) throw new Error(`${program} did not start:\n${log}`)
    await pause(10)
  }
  return {
    /** What it has written to its error log. */
    log: () => log,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await exit
    },
  }
}
