import { exec } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { preview } from 'vite'
import { freePort, root } from '../server/process.ts'
import { test } from './fixtures.ts'

const execute = promisify(exec)

/** A copy of the project, as another company's that changes files of it. */
export async function copyOfProject() {
  const folder = await mkdtemp(join(tmpdir(), "Site d'été "))
  const isLeft = /[\\/](?:node_modules|dist|\.git|test-results|look)$/
  await cp(root, folder, { recursive: true, filter: (path) => !isLeft.test(path) })
  // It shares the packages and encoded pictures, but not what each build writes.
  await mkdir(join(folder, 'public'), { recursive: true })
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules')))
    if (!['.prerender', '.editor', '.vite', '.drawings'].includes(name))
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return {
    folder,
    edit: async (file: string, change: (text: string) => string) =>
      writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8'))),
    /** Runs a command there; if it fails, with all that it has written as the error. */
    run: (command: string) =>
      // By a shell: on Windows npx is a file that only a shell runs. A Vite that serves a test has set NODE_ENV in this process.
      execute(`npx ${command}`, { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } }).catch(
        (failed: { stdout: string; stderr: string }) => {
          throw new Error(failed.stdout + failed.stderr)
        },
      ),
    remove: () => rm(folder, { recursive: true }),
  }
}

/** A photo as a phone writes it: upright on its side, and with its place. Always the same, so that it is encoded once. */
export const phonePhoto = (file: string, width: number, height: number) => {
  const pixels = Uint8Array.from({ length: 48 * 36 * 3 }, (_, index) => (index * 7919) % 251)
  return sharp(pixels, { raw: { width: 48, height: 36, channels: 3 } })
    .resize(height, width, { fit: 'fill' })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .toFile(file)
}

/** Serves the built site in `folder` as `npm start` does. */
export async function serve(folder: string) {
  // What is said of the company is looked up in the files of the folder where Vite runs.
  process.chdir(folder)
  const port = await freePort()
  const server = await preview({ root: folder, preview: { host: '127.0.0.1', port, strictPort: true } })
  process.chdir(root)
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** Tests of a site that is made once. */
export const testOf = <Site extends { origin: string; stop: () => Promise<unknown> }>(
  make: () => Promise<Site>,
  tolerated: RegExp,
) => {
  // After a failure Playwright begins anew, the site included: the next tests of the file would each cost a build.
  test.describe.configure({ mode: 'serial' })
  return test.extend<object, { site: Site }>({
    site: [
      async ({}, provide) => {
        const site = await make()
        await provide(site)
        await site.stop()
      },
      { scope: 'worker', timeout: 0 },
    ],
    baseURL: ({ site }, provide) => provide(site.origin),
    tolerated,
  })
}
