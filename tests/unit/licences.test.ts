import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a site may be made of without showing its own source; tools that only build or test it may ask for more. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense']

test('the licences of all packages in the site are compatible with it', () => {
  const { packages }: { packages: Record<string, { license?: string; dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  expect(shipped.length).toBeGreaterThan(0)
  expect(shipped.filter(([, { license = '' }]) => !allowed.includes(license))).toEqual([])
})
