import { spawn } from 'node:child_process'
import { once } from 'node:events'

// `tsx tests/beside.ts "check test:engines" test:e2e` runs the scripts of each argument one after the other, and the
// arguments beside each other. What a script writes is shown when it ends.

async function succeeds(script: string) {
  process.stdout.write(`${script} has begun\n`)
  // By a shell: on Windows npm is a file that only a shell runs.
  const child = spawn(`npm run ${script}`, { stdio: ['ignore', 'pipe', 'pipe'], shell: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(child, 'close')
  process.stdout.write(`${output}\n${script} has ${child.exitCode === 0 ? 'passed' : 'FAILED'}\n`)
  return child.exitCode === 0
}

async function runInTurn(scripts: readonly string[]) {
  for (const script of scripts) if (!(await succeeds(script))) process.exitCode = 1
}

await Promise.all(process.argv.slice(2).map((scripts) => runInTurn(scripts.split(' '))))
