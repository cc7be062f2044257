import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publicFolderErrors, makeWorldReadable, removeJunkFiles } from '../../src/build/publicFiles.ts'

test.each([
  ['a#b', 'le signe « # »'],
  ['a?b', 'le signe « ? »'],
  ["l'été", "le signe « ' »"],
  ['L’été, 100 % & (« ici »)', ''],
])('in the folder %s the build begins, or one French sentence says why not', (name, said) => {
  const folder = mkdtempSync(join(tmpdir(), name))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { stderr, status } = spawnSync('node', [resolve('src/build/checkProjectPath.js')], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toContain(said)
  expect([status, stderr.split('\n').length]).toEqual(said === '' ? [0, 1] : [1, 2])
})

test('of public/, what the build would overwrite stops it, and what computers leave there is not published', async () => {
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
  const written = '.htaccess 404.html _headers contact.html index.html robots.txt sitemap.xml'.split(' ')
  write(...written)
  const named = publicFolderErrors(folder).map(
    (error) => /^public\/(\S+) : .* serait perdu/.exec(error)?.[1] ?? error,
  )
  expect(named.toSorted()).toEqual(written)
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
