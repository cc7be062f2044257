import { execFileSync } from 'node:child_process'

/**
 * Runs an installer, its output shown. That it failed is no error here: its caller looks whether what it wants is
 * there, tries the next way, and says what to do if none worked.
 */
export function tryTo(command: string, ...args: string[]) {
  // A worker of the test runner reads the configuration again; what could not be installed then cannot be now.
  if (process.env.TEST_WORKER_INDEX) return
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // See above.
  }
}

/** Debian's packages, as root. Waits for another installation to be over. */
export function tryToInstall(...packages: string[]) {
  if (process.getuid?.() !== 0) return
  tryTo('apt-get', 'update', '--quiet')
  const options = ['--yes', '--quiet', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120']
  tryTo('apt-get', 'install', ...options, ...packages)
}

/**
 * Whether `find` finds what it looks for, or installs it. If not, `what` is left out of the tests: one last line says
 * so. With `CI` set nothing may be left out, and it throws.
 */
export function canTest(what: string, find: () => unknown) {
  try {
    find()
    return true
  } catch (error) {
    if (process.env.CI) throw error
    const cause = error instanceof Error ? error.message : String(error)
    if (!process.env.TEST_WORKER_INDEX)
      process.once('exit', () => process.stderr.write(`Not tested: ${what}. ${cause}\n`))
    return false
  }
}
