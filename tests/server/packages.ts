import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Runs a command with its output shown, and gives its exit code. */
export async function show(command: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // By a shell: on Windows npx is a file that only a shell runs.
  const child = spawn(command, { stdio: 'inherit', env, shell: true })
  await once(child, 'close')
  return child.exitCode
}

/** Debian starts a server as soon as it is installed, unless this file says no. */
const policy = '/usr/sbin/policy-rc.d'
const ours = '#!/bin/sh\n# Of the tests of a web site, while they install servers.\nexit 101\n'

/** Installs Debian's packages, as root, without starting a server. Whether it worked is seen by what is there then. */
export async function installPackages(packages: readonly string[]) {
  // A run that was killed may have left it.
  const isOurs = !existsSync(policy) || readFileSync(policy, 'utf8') === ours
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  let stopped: NodeJS.Signals | undefined
  // apt has to end first: it would start what it still installs.
  const note = (signal: NodeJS.Signals) => (stopped = signal)
  for (const signal of signals) process.on(signal, note)
  if (isOurs) writeFileSync(policy, ours, { mode: 0o755 })
  await show('apt-get update --quiet')
  const options = '--yes --quiet --no-install-recommends -o DPkg::Lock::Timeout=120'
  if (!stopped) await show(`apt-get install ${options} ${packages.join(' ')}`)
  if (isOurs) rmSync(policy)
  for (const signal of signals) process.off(signal, note)
  if (stopped) process.kill(process.pid, stopped)
}
