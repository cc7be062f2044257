import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { normalizePath, resolveConfig, type Rollup } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as contentChecks from '../../src/build/contentChecks.ts'
import { contentFile, contentFiles } from '../../src/content/schemas/files.ts'

// How content errors and dead links are found is tested in contentChecks.test.ts.

test('content errors stop the build with their sentences', async () => {
  const errors = ['Une erreur.', 'Une autre.']
  const checkContent = vi.fn<typeof contentChecks.checkContent>(async () => ({ errors, warnings: [] }))
  vi.doMock('../../src/build/contentChecks.ts', () => ({ ...contentChecks, checkContent }))
  onTestFinished(() => {
    vi.doUnmock('../../src/build/contentChecks.ts')
  })
  vi.resetModules()
  const { prerender } = await import('../../src/build/prerender.ts')
  const start = () => resolveConfig({ configFile: false, plugins: [prerender(new Set())] }, 'build')
  await expect(start()).rejects.toThrow(errors.join('\n'))
  checkContent.mockResolvedValue({ errors: [], warnings: [] })
  await expect(start()).resolves.toHaveProperty('command', 'build')
})

test('a dead link in a rendered page stops the build', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  writeFileSync(join(dist, 'index.html'), '')
  const server = join(dist, 'server.mjs')
  writeFileSync(server, `export const render = () => '<a href="/absente">a</a>'`)
  const moduleIds = ['src/entry-client.tsx', ...contentFiles.map(contentFile)].map((file) =>
    normalizePath(resolve(file)),
  )
  const client = { type: 'chunk', fileName: 'client.js', imports: [], moduleIds }
  const output: Rollup.RollupOutput['output'] = JSON.parse(JSON.stringify([client]))
  const { writePages } = await import('../../src/build/writePages.ts')
  await expect(writePages(dist, server, output)).rejects.toThrow('« /absente » ne mène nulle part')
})
