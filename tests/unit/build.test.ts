import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publicFolderErrors, makeWorldReadable, removeJunkFiles } from '../../src/build/publicFiles.ts'

const firstScript = resolve('src/build/checkEnvironment.js')

test.each([
  ['a#b', 'le signe « # »'],
  ['a?b', 'le signe « ? »'],
  ["l'été", "le signe « ' »"],
  ['L’été, 100 % & (« ici »)', ''],
])('in the folder %s the build begins, or one French sentence says why not', (name, said) => {
  const folder = mkdtempSync(join(tmpdir(), name))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { stderr, status } = spawnSync('node', [firstScript], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toContain(said)
  expect([status, stderr.split('\n').length]).toEqual(said === '' ? [0, 1] : [1, 2])
})

test.each([
  ['build', 1, /^Ce qu’il faut .* D’abord, une fois : npm install\n$/],
  ['dev', 0, /^npm installe d’abord .*\n$/],
  ['starter', 0, /^$/],
])('before anything is installed, npm run %s says so in French', (script, code, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const run = () => {
    const env = { ...process.env, npm_lifecycle_event: script }
    return spawnSync('node', [firstScript], { cwd: folder, encoding: 'utf8', env })
  }
  const { status, stdout, stderr } = run()
  expect(status).toBe(code)
  expect(stdout + stderr).toMatch(said)
  mkdirSync(join(folder, 'node_modules'))
  expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

/** The first script as it runs on this version of Node. */
const runOn = (version: string) => {
  const fake = `Object.defineProperty(process, 'version', { value: 'v${version}' })`
  return spawnSync('node', ['--import', `data:text/javascript,${fake}`, firstScript], { encoding: 'utf8' })
}

test.each(['20.19.0', '22.12.0', '100.1.0'])('on Node %s the build begins', (version) => {
  const { stderr, status } = runOn(version)
  expect([status, stderr]).toEqual([0, ''])
})

test.each(['12.22.12', '20.18.3', '21.7.3', '22.11.0'])(
  'on Node %s one French sentence says which it must be',
  (version) => {
    const { stderr, status } = runOn(version)
    expect(stderr).toMatch(
      new RegExp(`^Le site demande Node 22\\.12 .* celui-ci est le ${version} : .*\\.\n$`),
    )
    expect(status).toBe(1)
  },
)

test('each script of an owner begins with it, and it says what package.json asks for', () => {
  const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(engines.node).toBe('^20.19 || >=22.12')
  for (const name of ['start', 'dev', 'edit', 'build', 'test'])
    expect([name, scripts[name]]).toEqual([
      name,
      expect.stringMatching(/^node src\/build\/checkEnvironment\.js && /),
    ])
})

test('files of public/ that the build would overwrite stop it, and junk files of operating systems are not published', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['__MACOSX', 'a']) mkdirSync(join(folder, name))
  const write = (...files: string[]) => files.forEach((file) => writeFileSync(join(folder, file), ''))
  write('a/Thumbs.db', '.DS_Store', 'a/._plaquette.pdf', '__MACOSX/x', 'a/robots.txt', 'devis.php')
  expect(publicFolderErrors(folder)).toEqual([])
  await removeJunkFiles(folder)
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'a',
    'a/robots.txt',
    'devis.php',
  ])
  const written =
    '.htaccess 404.html _headers _redirects contact.html index.html robots.txt sitemap.xml'.split(' ')
  write(...written)
  const errors = publicFolderErrors(folder)
  const named = errors.map((error) => /^public\/(\S+) : .* serait perdu/.exec(error)?.[1] ?? error)
  expect(named.toSorted()).toEqual(written)
  const placed = named.filter((_, index) => errors[index]?.includes('sous « redirects »'))
  expect(placed.toSorted()).toEqual(['.htaccess', '_redirects'])
})

test.skipIf(process.platform === 'win32')('a server may read what only its maker could', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'), { mode: 0o700 })
  writeFileSync(join(folder, 'assets/a.js'), '', { mode: 0o600 })
  await makeWorldReadable(folder)
  const modes = ['', 'assets', 'assets/a.js'].map((name) => statSync(join(folder, name)).mode & 0o777)
  expect(modes).toEqual([0o755, 0o755, 0o644])
})
