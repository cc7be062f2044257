import assert from 'node:assert/strict'
import { execSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { securityHeaders } from '../../src/build/hosts.ts'
import { dist, freePort } from '../server/process.ts'

// How Cloudflare Pages and Netlify serve dist/, by the programs that they give for it. Several hundred megabytes, they are
// installed into a folder of their own, which is removed.

const folder = await mkdtemp(join(tmpdir(), 'minium-hosts-'))
const program = (path: string) => join(folder, 'node_modules', path)
const year = 'public, max-age=31536000, immutable'

execSync('npm install --no-audit --no-fund --loglevel=error --prefix . wrangler netlify-cli', {
  cwd: folder,
  stdio: 'inherit',
})
await cp(dist, join(folder, 'dist'), { recursive: true })
const script = (await readdir(join(dist, 'assets'))).find((file) => /^client-.*\.js$/.test(file)) ?? ''

/** What is asked, and the status, place and Cache-Control of the answer. */
type Rows = readonly (readonly [path: string, status: number, location: string, cache: string])[]

async function ask(name: string, args: (port: number) => string[], rows: Rows) {
  const port = await freePort()
  const env = { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false', NETLIFY_TELEMETRY_DISABLED: '1' }
  const child = spawn(process.execPath, args(port), { cwd: folder, env, stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  while (!(await fetch(origin).then(Boolean, () => false))) {
    assert.equal(child.exitCode, null, `${name} did not start`)
    await pause(200)
  }
  for (const [path, status, location, cache] of rows) {
    const { status: found, headers } = await fetch(origin + path, { redirect: 'manual' })
    const answer = [path, found, headers.get('location') ?? '', headers.get('cache-control') ?? '']
    assert.deepEqual(answer, [path, status, location, cache], name)
    for (const [header, value] of Object.entries(securityHeaders))
      assert.equal(headers.get(header), value, `${name} ${path}`)
    process.stdout.write(`${name}: ${answer.join(' ')}\n`)
  }
  child.kill()
  await once(child, 'exit')
}

// It knows no later date than that of its own program.
const day = new Date(Date.now() - 365 * 24 * 3600 * 1000).toISOString().slice(0, 10)
await ask(
  'Cloudflare Pages',
  (port) => [
    program('wrangler/bin/wrangler.js'),
    ...`pages dev dist --ip localhost --port ${port} --compatibility-date ${day}`.split(' '),
  ],
  [
    ['/', 200, '', 'no-cache'],
    ['/societe', 200, '', 'no-cache'],
    ['/societe.html', 308, '/societe', ''],
    ['/societe/', 308, '/societe', ''],
    ['/nimporte', 404, '', 'no-store'],
    [`/assets/${script}`, 200, '', year],
    ['/assets/missing.js', 404, '', 'no-store'],
    ['/assets/missing.avif', 404, '', 'no-store'],
  ],
)

// Its program lets a browser keep nothing, whatever the file says.
const local = 'public, max-age=0'
await ask(
  'Netlify',
  (port) => [
    program('netlify-cli/bin/run.js'),
    ...`dev --dir dist --port ${port} --offline --no-open --framework #static`.split(' '),
    '--internal-disable-edge-functions',
  ],
  [
    ['/', 200, '', local],
    ['/societe', 200, '', local],
    ['/nimporte', 404, '', local],
    ['/assets/missing.js', 404, '', local],
  ],
)
// So the file is also read as Netlify reads it. It adds its rules to errors too.
const netlify: {
  parseHeaders: (files: object) => Promise<unknown>
  headersForPath: (rules: unknown, path: string) => Record<string, string>
} = await import(pathToFileURL(program('netlify-cli/dist/utils/headers.js')).href)
const rules = await netlify.parseHeaders({ headersFiles: [join(folder, 'dist/_headers')], config: {} })
for (const [path, cache] of [
  ['/societe', 'no-cache'],
  ['/nimporte', undefined],
  [`/assets/${script}`, year],
  ['/assets/missing.js', undefined],
  ['/assets/missing.avif', 'public, max-age=604800'],
] as const) {
  const found = netlify.headersForPath(rules, path)
  assert.deepEqual(found, { ...securityHeaders, ...(cache && { 'Cache-Control': cache }) }, path)
  process.stdout.write(`Netlify's _headers: ${path} ${cache ?? 'as Netlify does'}\n`)
}
await rm(folder, { recursive: true })
process.exit()
