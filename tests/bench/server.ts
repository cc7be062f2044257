import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon, { type Result } from 'autocannon'
import { startNginx } from '../server/nginx.ts'
import { request } from '../server/request.ts'
import { median } from './numbers.ts'

/**
 * Compares the home page, served with deploy/nginx.conf, with a bare file of the same size that the same nginx serves
 * without that configuration. Only a wrong answer makes it fail: on a shared machine, speed is just for information.
 */
const connections = 16
// Many short rounds, in turn, and the median of their ratios: other work on the machine then slows both equally.
const rounds = 9
const goal = 0.95

const headers = { 'Accept-Encoding': 'gzip, deflate, br' }

const round = (url: string) => autocannon({ url, connections, duration: 1, headers })

const faultsOf = (results: Result[]) =>
  results.reduce((sum, { errors, non2xx, mismatches }) => sum + errors + non2xx + mismatches, 0)

const line = (name: string, results: Result[]) =>
  [
    name,
    `${median(results.map(({ requests }) => requests.mean)).toFixed(0)} requests/s`,
    `p99 ${median(results.map(({ latency }) => latency.p99)).toFixed(2)} ms`,
    `${faultsOf(results)} errors`,
  ].join('   ')

const nginx = await startNginx({
  brotli: true,
  secondServer: (port) => `server { listen 127.0.0.1:${port}; root bare; gzip off; }`,
})
const site: Result[] = []
const bare: Result[] = []
try {
  const { body } = await request(nginx.origin, '/', { headers })
  await mkdir(join(nginx.prefix, 'bare'))
  await writeFile(join(nginx.prefix, 'bare/index.html'), body)
  for (let index = 0; index < rounds; index += 1) {
    site.push(await round(nginx.origin))
    bare.push(await round(nginx.secondOrigin))
  }
} finally {
  await nginx.stop()
}

const ratio = median(
  site.map(({ requests }, index) => requests.mean / (bare[index]?.requests.mean ?? Number.NaN)),
)
const faults = faultsOf([...site, ...bare])
process.stdout.write(
  [
    `${connections} connections, ${rounds} rounds of one second each, medians`,
    line('home page', site),
    line('bare file', bare),
    `ratio ${ratio.toFixed(3)} (goal: at least ${goal}), errors ${faults} (goal: 0)`,
    '',
  ].join('\n'),
)
process.exitCode = faults > 0 ? 1 : 0
