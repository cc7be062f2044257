import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { freePort } from '../server/process.ts'
import { copyOfProject, serve } from './ownersSite.ts'

// The owner's files, changed in a browser by who cannot program: `npm run edit` in a copy of the project.

async function edit() {
  const copy = await copyOfProject()
  const { folder } = copy
  const port = String(await freePort())
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/editor/edit.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: port, BROWSER: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const said of child.stdout) if (String(said).includes('Éditeur')) break
  child.stdout.resume()
  const text = (file: string) => readFile(join(folder, `src/content/${file}.yaml`), 'utf8')
  return {
    ...copy,
    address: `http://127.0.0.1:${port}/editeur/`,
    text,
    said: async (file: string): Promise<unknown> => parse(await text(file)),
    stop: async () => {
      child.kill()
      await once(child, 'exit')
      await copy.remove()
    },
  }
}

const test = base.extend<object, { editor: Awaited<ReturnType<typeof edit>> }>({
  editor: [
    async ({}, provide) => {
      const editor = await edit()
      await provide(editor)
      await editor.stop()
    },
    { scope: 'worker', timeout: 0 },
  ],
  locale: 'fr-FR',
})

test.describe.configure({ mode: 'serial' })

/** Opens the form of a file, and the groups and items on the way to a field. */
async function openForm(page: Page, address: string, file: string) {
  await page.goto(`${address}#/collections/_singletons/entries/${file}`)
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
}

async function fieldAt(page: Page, path: string) {
  const at = (key: string) => page.locator(`section[data-key-path="${key}"]`).first()
  const field = at(path)
  const keys = path.split('.')
  for (const length of keys.keys()) {
    const key = keys.slice(0, length + 1).join('.')
    if (length === 0 || Number.isNaN(Number(keys[length]))) await at(key).waitFor()
    const next = at(keys.slice(0, length + 2).join('.'))
    if (length + 1 < keys.length && !(await next.isVisible())) {
      const toggles = at(key).getByRole('button', { name: 'Développer' })
      if ((await toggles.count()) > 0) await toggles.first().click()
    }
  }
  return field
}

const box = async (page: Page, path: string) => (await fieldAt(page, path)).getByRole('textbox')

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click()

async function saved(page: Page) {
  await save(page)
  await expect(page.getByText('Entrée enregistrée.')).toBeVisible()
}

test('the opening hours, a sentence and a photo are changed, and nothing else', async ({ page, editor }) => {
  const { address, folder, text } = editor
  const [hours, home] = [await text('entreprise'), await text('accueil')]

  await openForm(page, address, 'entreprise')
  await (await box(page, 'openingHours.0.closes')).fill('19:30')
  await saved(page)

  await openForm(page, address, 'accueil')
  await (await box(page, 'callToAction.title')).fill('Une « fuite » ? Appelez : c’est gratuit')
  const photo = join(folder, 'IMG 2041 été.jpg')
  await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#3a5f2b' } })
    .jpeg()
    .withExif({ IFD0: { Software: 'phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
    .toFile(photo)
  const file = await fieldAt(page, 'callToAction.picture.file')
  await file.locator('input[type=file]').first().setInputFiles(photo)
  await expect(file).toContainText('img-2041-ete.webp')
  await (await box(page, 'callToAction.picture.alt')).fill('Un mur vert.')
  await saved(page)

  const lines = (old: string, now: string) => {
    const [before, after] = [old.split('\n'), now.split('\n')]
    return [before.filter((line) => !after.includes(line)), after.filter((line) => !before.includes(line))]
  }
  expect(lines(hours, await text('entreprise'))).toEqual([['    closes: 18:00'], ['    closes: 19:30']])
  const [, after] = lines(home, await text('accueil'))
  expect(after?.join('\n')).toMatch(
    /^ {2}title: .*« fuite » .*\n {4}file: img-2041-ete\.webp\n.*Un mur vert\.$/s,
  )

  await editor.run('vite build')
  const site = await serve(folder)
  await page.goto(`${site.origin}/contact`)
  await expect(page.getByText(/19h30/).first()).toBeVisible()
  await page.goto(site.origin)
  await expect(page.getByRole('heading', { name: 'Une « fuite » ? Appelez : c’est gratuit' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Un mur vert.' })).toHaveAttribute('src', /img-2041-ete/)
  await site.stop()
})
