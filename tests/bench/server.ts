import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { startNginx } from '../server/nginx.ts'
import { request } from '../server/request.ts'

/**
 * The home page as deploy/nginx.conf serves it, beside a bare file of the same size that the same nginx serves with
 * no configuration. Fails on a wrong answer only: on a shared machine, speed is for reading.
 */
const connections = 16
// Many short rounds in turn, and the middle one of their ratios: what else runs on the machine then hits both alike.
const rounds = 15
const roundMilliseconds = 800
const mostRequestsPerRound = 100_000
const goal = 0.95

const question = Buffer.from(
  'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n',
)
const goodStart = Buffer.from('HTTP/1.1 200 OK\r\n')

interface Result {
  durations: number[]
  errors: number
  milliseconds: number
}

/** Each of the connections asks again as soon as it has its answer, until the round is over. */
async function round(origin: string): Promise<Result> {
  const { hostname, port } = new URL(origin)
  const durations: number[] = []
  let errors = 0
  let asked = 0
  const start = performance.now()

  const visit = (done: () => void) => {
    const socket = connect(Number(port), hostname).setNoDelay()
    let askedAt = 0
    let received = 0
    // All answers are as long as the first: but for their date, they are the same.
    let length = 0
    const ask = () => {
      askedAt = performance.now()
      if (askedAt - start > roundMilliseconds || asked >= mostRequestsPerRound) {
        socket.end()
        return
      }
      asked += 1
      received = 0
      socket.write(question)
    }
    socket.on('connect', ask)
    socket.on('data', (data) => {
      if (received === 0 && !data.subarray(0, goodStart.length).equals(goodStart)) socket.destroy()
      if (length === 0) length = lengthOf(data)
      received += data.length
      // Also where the answer says no length.
      if (!(received <= length)) socket.destroy()
      if (received !== length) return
      durations.push(performance.now() - askedAt)
      ask()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      if (length === 0 || received !== length) errors += 1
      done()
    })
  }
  await Promise.all(Array.from({ length: connections }, () => new Promise<void>(visit)))
  return { durations, errors, milliseconds: performance.now() - start }
}

function lengthOf(answer: Buffer) {
  const head = answer.toString('latin1', 0, answer.indexOf('\r\n\r\n') + 4)
  return head.length + Number(/^content-length: (\d+)/im.exec(head)?.[1])
}

const perSecond = (result: Result) => (result.durations.length / result.milliseconds) * 1000

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

const errorsOf = (results: Result[]) => results.reduce((sum, { errors }) => sum + errors, 0)

function line(name: string, results: Result[]) {
  const durations = results.flatMap((result) => result.durations)
  const speed = quantile(results.map(perSecond), 0.5).toFixed(0).padStart(6)
  const [p50, p99] = [quantile(durations, 0.5).toFixed(2), quantile(durations, 0.99).toFixed(2)]
  return `${name}   ${speed} requests/s   p50 ${p50} ms   p99 ${p99} ms   ${errorsOf(results)} errors`
}

const nginx = await startNginx({
  brotli: true,
  secondServer: (port) => `server { listen 127.0.0.1:${port}; root bare; gzip off; }`,
})
const site: Result[] = []
const bare: Result[] = []
try {
  const { body } = await request(nginx.origin, '/', { headers: { 'Accept-Encoding': 'br' } })
  await mkdir(join(nginx.prefix, 'bare'))
  await writeFile(join(nginx.prefix, 'bare/index.html'), body)
  for (let index = 0; index < rounds; index += 1) {
    const siteFirst = index % 2 === 0
    if (siteFirst) site.push(await round(nginx.origin))
    bare.push(await round(nginx.secondOrigin))
    if (!siteFirst) site.push(await round(nginx.origin))
  }
} finally {
  await nginx.stop()
}

const ratio = quantile(
  site.map((result, index) => perSecond(result) / perSecond(bare[index] ?? result)),
  0.5,
)
const errors = errorsOf(site) + errorsOf(bare)
process.stdout.write(
  [
    `${connections} connections, ${rounds} rounds of ${roundMilliseconds} ms each, medians`,
    line('home page', site),
    line('bare file', bare),
    `ratio ${ratio.toFixed(3)} (goal: at least ${goal}), errors ${errors} (goal: 0)`,
    '',
  ].join('\n'),
)
process.exitCode = errors > 0 ? 1 : 0
