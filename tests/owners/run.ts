import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { makeSite, ownerEnvironment, ownersSites } from './sites.ts'

// `npm run test:owners` builds each owner's site and runs on it what `npm test` runs on a site, but for the screenshots, which
// an owner makes again. `npm run test:owners -- colour` does so with the sites that have this word in their name.

const steps = [
  'vite build',
  'size-limit',
  'playwright test --config tests/site/playwright.config.ts --grep-invert screenshots',
]

const [asked = ''] = process.argv.slice(2)

for (const [name, changes] of Object.entries(ownersSites)) {
  if (!name.includes(asked)) continue
  const folder = await makeSite(changes)
  const red = steps.find((step) => {
    // By a shell: on Windows npx is a file that only a shell runs.
    const { status, stdout, stderr } = spawnSync(`npx ${step}`, {
      cwd: folder,
      env: ownerEnvironment(),
      shell: true,
      encoding: 'utf8',
    })
    if (status !== 0) process.stdout.write(stdout + stderr)
    return status !== 0
  })
  process.stdout.write(`${name}: ${red === undefined ? 'green' : `red at ${red}`}\n`)
  if (red !== undefined) process.exitCode = 1
  rmSync(folder, { recursive: true })
}
