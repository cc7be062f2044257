import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { kept, seconds } from './numbers.ts'
import { print, table } from './table.ts'

const pictureCache = 'node_modules/.cache/imagetools'
const aside = 'node_modules/.bench/imagetools'
const output = 'node_modules/.bench/build'

function timeOfBuild() {
  const start = performance.now()
  execFileSync('npx', ['vite', 'build', '--outDir', output, '--emptyOutDir'], { stdio: 'ignore' })
  return performance.now() - start
}

/** A build that encodes every picture, then one that finds them encoded. */
export function buildTable() {
  const hadCache = existsSync(pictureCache)
  if (hadCache) renameSync(pictureCache, aside)
  try {
    const cold = timeOfBuild()
    const warm = timeOfBuild()
    print('\nBuild, once each. Goals: cold (no picture encoded) ≤ 60 s, warm ≤ 10 s')
    print(
      table([
        ['Build', 'time', 'kept'],
        ['cold', seconds(cold), kept(cold <= 60_000)],
        ['warm', seconds(warm), kept(warm <= 10_000)],
      ]),
    )
  } finally {
    if (hadCache) {
      rmSync(pictureCache, { recursive: true, force: true })
      renameSync(aside, pictureCache)
    }
    rmSync(output, { recursive: true, force: true })
  }
}
