import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { createServer, runnerImport } from 'vite'
import { parse } from 'yaml'
import { contentFile, contentFiles, type ContentFile } from '../../src/content/schemas/files.ts'
import { freePort, root } from '../server/process.ts'

// The owner's files, changed in a browser by who cannot program: `npm run edit`, with a folder of the browser's own in place of
// the one that a person chooses.

const test = base.extend<object, { address: string }>({
  address: [
    async ({}, provide) => {
      const server = { port: await freePort(), strictPort: true, open: false }
      const vite = await createServer({ root: join(root, 'src/editor'), logLevel: 'error', server })
      await vite.listen()
      await provide(`http://localhost:${server.port}/`)
      await vite.close()
    },
    { scope: 'worker' },
  ],
})

const textOf = (file: ContentFile) =>
  // A network can be named once: one is left to add.
  readFileSync(join(root, contentFile(file)), 'utf8').replace(/ {2}- network: Facebook\n.*\n/, '')

/** Items for lists that are empty in the sample, or whose items differ from one another. */
const items: Record<string, unknown> = {
  headCount: { trade: 'maçons', count: 4 },
  people: { name: 'Anne Durand', trade: 'conductrice de travaux' },
  openingHours: { days: ['samedi'], opens: '9:00', closes: '12:00' },
  priceExamples: { works: 'Un mur', price: '40 € TTC le m²', year: 2025 },
  sections: { title: 'Une partie', text: 'Un texte : « deux » # lignes,\net la fin' },
  social: { network: 'Facebook', url: 'https://www.facebook.com/minium' },
}

// As Vite reads them: their labels are a text file.
const {
  module: { forms, labelOf },
} = await runnerImport<typeof import('../../src/editor/forms.ts')>(join(root, 'src/editor/forms.ts'), {
  configFile: false,
})

/** What a choice's values are called in the forms. */
const labels = new Map<string, string>()
JSON.stringify(forms.singletons, (_, option: unknown) => {
  const { value, label } = Object(option)
  if (value !== undefined) labels.set(value, label)
  return option
})

const picture = {
  name: 'Mur été.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(root, 'tests/e2e/look/introuvable-390.png')),
}

/** Reads a file of the browser's folder, or writes it. */
const inFolder = (page: Page, path: string, text?: string) =>
  page.evaluate(
    async ({ names, said }) => {
      let folder = await navigator.storage.getDirectory()
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
      const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
      if (said === undefined) return (await handle.getFile()).text()
      const writable = await handle.createWritable()
      await writable.write(said)
      await writable.close()
      return said
    },
    { names: path.split('/'), said: text },
  )

const fieldAt = (page: Page, path: string) => page.locator(`section[data-key-path="${path}"]`)

// Without waiting until nothing moves: forms are long.
const press = (button: Locator) => button.dispatchEvent('click')

const addIn = (list: Locator) => press(list.getByRole('button', { name: /^Ajouter/ }).last())

async function unfold(page: Page) {
  const folded = page.locator(
    'section :is([aria-controls$="-body"], [aria-controls$="-item-list"])[aria-expanded=false][aria-disabled=false]',
  )
  while ((await folded.count()) > 0)
    await folded.evaluateAll((toggles) => {
      for (const toggle of toggles) if (toggle instanceof HTMLElement) toggle.click()
    })
}

/** Opens a form and unfolds all of it. */
async function open(page: Page, file: ContentFile) {
  await press(
    page
      .getByRole('row', { name: labelOf(file), exact: true })
      .getByRole('gridcell')
      .first(),
  )
  await page.locator('section[data-key-path]').first().waitFor()
  await unfold(page)
}

async function saved(page: Page, file: ContentFile) {
  const before = await inFolder(page, contentFile(file))
  await press(page.getByRole('button', { name: 'Enregistrer', exact: true }))
  let now = before
  // While it is being written, a file cannot be read.
  await expect(async () => {
    now = await inFolder(page, contentFile(file))
    expect(now).not.toBe(before)
  }).toPass()
  return now
}

/** Fills in a new field as `value` says, and returns what the file will say. */
async function fill(page: Page, path: string, value: unknown): Promise<unknown> {
  const field = fieldAt(page, path)
  if (Array.isArray(value) && (await field.getAttribute('data-field-type')) === 'list') {
    const said: unknown[] = []
    for (const [place, item] of value.entries()) {
      await addIn(field)
      said.push(await fill(page, `${path}.${place}`, item))
    }
    return said
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const said: Record<string, unknown> = {}
    // A union is added by a button, what may be left out by a checkbox.
    const named = { name: /^Ajouter/ }
    const add = field.getByRole('button', named).or(field.getByRole('checkbox', named))
    if ((await field.locator('section').or(add).count()) === 1 && (await add.count()) === 1) await press(add)
    for (const [name, inner] of Object.entries(value))
      // What may be left out, and has no words, is.
      if (inner !== null && typeof inner !== 'boolean' && name !== 'focus')
        said[name] = await fill(page, `${path}.${name}`, inner)
    return said
  }
  const type = await field.getAttribute('data-field-type')
  if (type === 'image') {
    await field.locator('input[type=file]').first().setInputFiles(picture)
    await expect(field).toContainText('.webp')
    return 'mur-ete.webp'
  }
  if (type !== 'select') await field.locator('input, textarea').first().fill(String(value))
  else
    for (const one of [value].flat().map(String)) {
      const label = labels.get(one) ?? one
      const option = field.getByRole('radio', { name: label, exact: true })
      if ((await option.count()) > 0) await press(option)
      // Typed on it, the beginning of a word chooses it; the keyboard of the tests has no accents.
      else
        await field
          .getByRole('combobox')
          .pressSequentially(label.normalize('NFD').replaceAll(/\p{M}| .*/gu, ''))
    }
  return value
}

const partOf = (data: unknown, keys: string[]) => keys.reduce<unknown>((part, key) => Object(part)[key], data)

/** Adds an item to each list of the open form, in `data` too; returns where. */
async function addToAll(page: Page, data: unknown) {
  const added: { path: string; place: number }[] = []
  const lists = await page
    .locator('section[data-field-type=list]:has(button[data-label^=Ajouter]:not([aria-disabled=true]))')
    .all()
  const paths = await Promise.all(lists.map((list) => list.getAttribute('data-key-path')))
  // Of lists in lists, those of the first item.
  for (const path of paths.filter((one) => one !== null && !/\.[1-9]/.test(one)).map(String)) {
    const keys = path.split('.')
    const old = Object(partOf(data, keys) ?? [])
    await addIn(fieldAt(page, path))
    const item = await fill(page, `${path}.${old.length}`, items[path] ?? old[0] ?? 'Un texte')
    Object(partOf(data, keys.slice(0, -1)))[keys.at(-1) ?? ''] = [...old, item]
    added.push({ path, place: old.length })
  }
  return added
}

async function remove(page: Page, { path, place }: { path: string; place: number }) {
  const toggle = fieldAt(page, path).locator('[aria-controls$="-item-list"]').first()
  // What is folded has no fields, and what was only just unfolded may come late.
  await expect.poll(() => unfold(page).then(() => toggle.count())).toBe(1)
  const list = (await toggle.getAttribute('aria-controls'))?.replace('-item-list', '')
  const header = page.locator(`[aria-controls="${list}-item-${place}-body"]`).locator('xpath=../..')
  await press(header.getByRole('button', { name: 'Supprimer', exact: true }))
}

test.beforeEach(async ({ page, address }) => {
  await page.addInitScript(() => {
    // Sveltia CMS renders what is in the window alone.
    class IntersectionObserver {
      see: (entries: object[], observer: object) => void
      constructor(see: (entries: object[], observer: object) => void) {
        this.see = see
      }
      observe(target: Element) {
        this.see([{ isIntersecting: true, target }], this)
      }
      unobserve() {}
      disconnect() {}
    }
    Object.assign(window, {
      IntersectionObserver,
      showDirectoryPicker: () => navigator.storage.getDirectory(),
    })
  })
  await page.goto(address)
  await inFolder(page, '.git/HEAD', 'ref: refs/heads/main')
  for (const file of contentFiles) await inFolder(page, contentFile(file), textOf(file))
})

const work = (page: Page) => press(page.getByRole('button', { name: 'Travailler avec un dépôt local' }))

for (const file of contentFiles)
  test(`${file}: an item more in each list, then those deleted and a word changed, and no other line`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await work(page)
    await open(page, file)
    const text = textOf(file)
    const data: unknown = parse(text)
    const added = await addToAll(page, data)
    if (added.length > 0) {
      expect(parse(await saved(page, file))).toEqual(data)
      await open(page, file)
      for (const item of added.toReversed()) await remove(page, item)
    }
    const field = page.locator('section:is([data-field-type=string], [data-field-type=color]) input').first()
    await field.fill(file === 'apparence' ? '#0b5fa5' : `${await field.inputValue()} !`)
    // Where a file had no list of this name, it stays, empty.
    const said = (await saved(page, file)).replace(/^sections:\n/m, '')
    const [before, now] = [text.split('\n'), said.split('\n')]
    expect(now).toHaveLength(before.length)
    expect(now.filter((line, at) => line !== before[at])).toHaveLength(1)
  })

test('a wrong file keeps neither the editor nor another form from opening', async ({ page }) => {
  await inFolder(page, contentFile('accueil'), 'page: [')
  await work(page)
  await open(page, 'introuvable')
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeVisible()
})
