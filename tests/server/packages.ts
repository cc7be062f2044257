import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

/** Runs a command with its output shown. */
export async function show(command: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // By a shell: on Windows npx is a file that only a shell runs.
  await once(spawn(command, { stdio: 'inherit', env, shell: true }), 'close')
}

/** Installs Debian's packages, as root. Whether it worked is seen by what is there then. */
export async function installPackages(packages: readonly string[]) {
  // Debian starts a server as soon as it is installed, unless this file says no.
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  await show('apt-get update --quiet')
  await show(`apt-get install --yes --quiet --no-install-recommends ${packages.join(' ')}`)
  if (isOurs) rmSync(policy)
}
