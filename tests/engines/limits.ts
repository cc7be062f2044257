import { engines } from './engines.ts'

/** The last lines of a run: what was left out, and why. */
export default function sayLimits() {
  for (const [name, { cannot = [] }] of Object.entries(engines))
    for (const { what } of cannot) process.stderr.write(`Not tested in ${name}: its driver cannot ${what}.\n`)
}
