import { execFileSync } from 'node:child_process'

/**
 * Runs an installer, its output shown. That it failed is no error here: its caller looks whether what it wants is
 * there, tries the next way, and says what to do if none worked.
 */
export function tryTo(command: string, ...args: string[]) {
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
  tryTo('apt-get', 'update', '--quiet')
  const options = ['--yes', '--quiet', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120']
  tryTo('apt-get', 'install', ...options, ...packages)
}
