import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const root = resolve(import.meta.dirname, '../..')
export const dist = join(root, 'dist')

/** A server that is started as root takes another user, who may not read what root has written, or refuses to be root. */
export const asUser = (line: string) => (process.getuid?.() === 0 ? line : '')

/** Debian keeps servers in a folder that is not on everyone's path. */
export const findProgram = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** The path of a program, without which, or the part of it at `part`, some tests are left out. */
export function needProgram(name: string, packages: string, part = '/') {
  const program = findProgram(name)
  if (program && existsSync(part)) return program
  throw new Error(`No ${name}: Debian has it in ${packages}.`)
}

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

/** Scripts that lie beside the pages of a server that runs none. */
export const scripts = ['devis.php', 'DEVIS.PHP', 'devis.php.bak', 'a/devis.phtml', 'a.py', 'a.cgi', 'a.aspx']

/** Files of public/: by the first a search engine knows the owner of the site. */
export const ownFiles = {
  'google1a2b3c.html': 'text/html; charset=utf-8',
  'plaquette.pdf': 'application/pdf',
}

/** A folder for all that one server writes, with a copy of the built site in it. */
export async function newFolder(name: string) {
  const folder = await mkdtemp(join(tmpdir(), `minium-${name}-`))
  // A server that is started as root may switch to another user, who must be able to read this folder.
  await chmod(folder, 0o755)
  const site = join(folder, 'site')
  await cp(dist, site, { recursive: true, preserveTimestamps: true })
  await mkdir(join(site, 'a'))
  for (const script of scripts) await writeFile(join(site, script), "<?php mail('a@b.fr');")
  for (const file of Object.keys(ownFiles)) await writeFile(join(site, file), file)
  return { folder, site }
}

/** Runs a program that logs to its error output, until `stop`, and waits until it serves. */
export async function start(program: string, args: string[], serves: () => Promise<boolean>) {
  // Apache with mod_php ends its whole group when it stops, which must not be that of the tests.
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  const exit = once(child, 'exit')
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await exit
  }
  while (!(await serves())) {
    if (child.exitCode !== null) {
      await stop()
      throw new Error(`${program} did not start:\n${log}`)
    }
    await pause(10)
  }
  return {
    /** What it has written to its error log. */
    log: () => log,
    stop,
  }
}

/** Runs a server on a port of this machine. Removes `folder` in the end. */
export async function run(program: string, args: string[], port: number, folder: string) {
  const origin = `http://127.0.0.1:${port}`
  const remove = () => rm(folder, { recursive: true })
  try {
    const { log, stop } = await start(program, args, () =>
      fetch(origin, { redirect: 'manual' }).then(Boolean, () => false),
    )
    return { origin, log, stop: () => stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
