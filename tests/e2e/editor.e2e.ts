import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { isSeq, parse, parseDocument, type Document } from 'yaml'
import { contentFile, contentFiles, type ContentFile } from '../../src/content/schemas/files.ts'
import { readContentFile } from '../../src/data/load.ts'
import { freePort, root } from '../server/process.ts'

// The owner's files, changed in a browser by who cannot program: `npm run edit`, with a folder of the browser's own in place of
// the one that a person chooses. All forms are tried in one page, since Sveltia CMS takes its time to start.

const textIn = (path: string) => readFileSync(join(root, path), 'utf8')

const textOf = (file: ContentFile) =>
  // A network can be named once: one is left to add.
  readContentFile(file).replace(/ {2}- network: Facebook\n.*\n/, '')

const { labels }: { labels: Record<ContentFile, string> } = parse(textIn('src/editor/labels.yaml'))

/** Items for lists that are empty in the sample, or whose items differ from one another. */
const items: Record<string, unknown> = {
  headCount: { trade: 'maçons', count: 4 },
  people: { name: 'Anne Durand', trade: 'conductrice de travaux' },
  openingHours: { days: ['samedi'], opens: '9h', closes: '12h30' },
  closures: { from: '3 août 2026', until: '24/8/2026' },
  priceExamples: { works: 'Un mur', price: '40 € TTC le m²', year: 2025 },
  sections: { title: 'Une partie', text: 'Un texte : « deux » # lignes,\net la fin' },
  social: { network: 'Facebook', url: 'https://www.facebook.com/minium' },
}

const picture = {
  name: 'Mur été.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(root, 'tests/e2e/look/menu-390.png')),
}

let vite: ViteDevServer
let page: Page

/** Reads a file of the browser's folder, or writes it. */
const inFolder = (path: string, text?: string) =>
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

// Without waiting until nothing moves: forms are long.
const press = (button: Locator) => button.dispatchEvent('click')

/** A form's line in the list of forms, which is not there while a form is open. */
const lineOf = (file: ContentFile) =>
  page.getByRole('row', { name: labels[file], exact: true }).getByRole('gridcell').first()

/** Opens a form and unfolds it, but of each list only the first item. */
async function open(file: ContentFile) {
  await press(lineOf(file))
  // The first one, for what is wrong in a file, is hidden if nothing is.
  await page.locator('section[data-key-path]').nth(1).waitFor()
  // Forms fold only once they are there, and what is unfolded may hold more: three frames without anything folded are the end.
  await page.evaluate(async () => {
    const toggles = ':is([aria-controls$="-item-list"], [aria-controls$="-item-0-body"])'
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise(requestAnimationFrame)
      for (const toggle of document.querySelectorAll<HTMLElement>(
        `section ${toggles}[aria-expanded=false][aria-disabled=false]`,
      )) {
        toggle.click()
        quiet = -1
      }
    }
  })
}

/** Saves the open form, which closes it; returns what the file then says. */
async function saved(file: ContentFile) {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await lineOf(file).waitFor()
  return inFolder(contentFile(file))
}

const fieldAt = (path: string) => page.locator(`section[data-key-path="${path}"]`)

const addIn = (list: Locator) => press(list.getByRole('button', { name: /^Ajouter/ }).last())

async function choose(field: Locator, value: string) {
  const option = page.locator(`[data-value="${value}"]`)
  // In their first 100 ms, before one can be reached with the keyboard, radio buttons are only painted.
  const radio = field.locator(option).and(page.locator('[role=radio][tabindex]'))
  const list = field.getByRole('combobox')
  await radio.or(list).waitFor()
  if ((await radio.count()) > 0) return press(radio)
  await press(list)
  return press(option.and(page.getByRole('option')))
}

/** Items that have been added, by their fields: lists of the same ones are made alike, whatever they are called. */
const kinds = new Set<string>()

const kindOf = (item: unknown) =>
  JSON.stringify(item, (_, value: unknown) =>
    Array.isArray(value) ? value.slice(0, 1) : typeof value === 'object' ? value : typeof value,
  )

/** Fills in a new field as `value` says, and returns what the file will say. */
async function fill(path: string, value: unknown): Promise<unknown> {
  const field = fieldAt(path)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const said: Record<string, unknown> = {}
    // A union is added by a button, what may be left out by a checkbox.
    const named = { name: /^Ajouter/ }
    const add = field.getByRole('button', named).or(field.getByRole('checkbox', named))
    if ((await field.locator('section').or(add).count()) === 1 && (await add.count()) === 1) await press(add)
    for (const [name, inner] of Object.entries(value))
      // What may be left out, and has no words, is.
      if (inner !== null && typeof inner !== 'boolean' && name !== 'focus')
        said[name] = await fill(`${path}.${name}`, inner)
    return said
  }
  const type = await field.getAttribute('data-field-type')
  if (Array.isArray(value) && type === 'list') {
    const said: unknown[] = []
    // One item is enough, but for a list of fixed length, which is of numbers.
    for (const [place, item] of value.entries())
      if (place === 0 || typeof item === 'number') {
        kinds.add(kindOf(item))
        await addIn(field)
        said.push(await fill(`${path}.${place}`, item))
      }
    return said
  }
  if (type === 'image') {
    await field.locator('input[type=file]').first().setInputFiles(picture)
    await expect(field).toContainText('.webp')
    return 'mur-ete.webp'
  }
  if (type === 'select') for (const one of [value].flat().map(String)) await choose(field, one)
  else await field.locator('input, textarea').first().fill(String(value))
  return value
}

/** Where `value` has lists of groups: of those in a list, the first item's. */
function listsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const [first] = Array.isArray(value) ? value : []
  const isList = typeof first === 'object'
  const inner = isList ? [['0', first]] : Object.entries(value)
  return [...(isList ? [path] : []), ...inner.flatMap(([key, one]) => listsIn(one, `${path}.${key}`))]
}

/** Adds an item to the lists of the open form, in `document` too, one of each kind; returns where. */
async function addToAll(document: Document.Parsed) {
  const lists = await page
    .locator('section[data-field-type=list]:has(button[data-label^=Ajouter]:not([aria-disabled=true]))')
    .all()
  const paths = await Promise.all(lists.map((list) => list.getAttribute('data-key-path')))
  expect(paths.map((path) => `.${path}`)).toEqual(expect.arrayContaining(listsIn(document.toJS())))
  const added: { path: string; place: number }[] = []
  for (const path of paths.filter((one) => one !== null)) {
    const node = document.getIn(path.split('.'))
    const old = isSeq(node) ? node.toJSON() : []
    const sample = items[path] ?? old[0] ?? 'Un texte'
    if (kinds.has(kindOf(sample))) continue
    kinds.add(kindOf(sample))
    await addIn(fieldAt(path))
    const item = await fill(`${path}.${old.length}`, sample)
    document.setIn(path.split('.'), document.createNode([...old, item]))
    added.push({ path, place: old.length })
  }
  return added
}

async function remove({ path, place }: { path: string; place: number }) {
  const list = await fieldAt(path)
    .locator('[aria-controls$="-item-list"]')
    .first()
    .getAttribute('aria-controls')
  const item = page
    .locator(`[aria-controls="${list?.replace(/list$/, `${place}`)}-body"]`)
    .locator('xpath=../..')
  await press(item.getByRole('button', { name: 'Supprimer', exact: true }))
}

test.beforeAll(async ({ browser }) => {
  const server = { port: await freePort(), strictPort: true, open: false }
  vite = await createServer({ root: join(root, 'src/editor'), logLevel: 'error', server })
  await vite.listen()
  page = await browser.newPage()
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
  await page.goto(`http://localhost:${server.port}/`)
  await inFolder('.git/HEAD', 'ref: refs/heads/main')
  for (const file of contentFiles) await inFolder(contentFile(file), textOf(file))
  await press(page.getByRole('button', { name: 'Ouvrir le dossier du site' }))
})

test.afterAll(() => vite.close())

// In a large form every letter takes long.
const smallestFirst = contentFiles.toSorted((a, b) => textOf(a).length - textOf(b).length)

for (const file of smallestFirst)
  test(`${file}: an item more in lists of each kind, then those deleted and a word changed, and no other line`, async () => {
    const text = textOf(file)
    const document = parseDocument(text)
    await open(file)
    const added = await addToAll(document)
    if (added.length > 0) {
      expect(parse(await saved(file))).toEqual(document.toJS())
      await open(file)
      for (const item of added.toReversed()) await remove(item)
    }
    const field = page.locator('section:is([data-field-type=string], [data-field-type=color]) input').first()
    await field.fill(file === 'apparence' ? '#0b5fa5' : `${await field.inputValue()} !`)
    const said = await saved(file)
    const [before, now] = [text.split('\n'), said.split('\n')]
    expect(now).toHaveLength(before.length)
    expect(now.filter((line, at) => line !== before[at])).toHaveLength(1)
  })

const title = () => fieldAt('title').locator('input')

/** Types the title of the open form, key by key: what no key or pointer changed is no draft. */
async function typeTitle(text: string) {
  await title().fill('')
  await title().pressSequentially(text)
}

const leave = () => page.getByRole('button', { name: 'Annuler la modification' }).click()

/** In the page: how many drafts Sveltia CMS keeps, which it does half a second after the last change. */
async function countDrafts() {
  let count = 0
  for (const { name = '' } of await indexedDB.databases())
    count += await new Promise<number>((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        const { result } = opening
        if (!result.objectStoreNames.contains('draft-backups')) return resolve(0)
        const counting = result.transaction('draft-backups').objectStore('draft-backups').count()
        counting.addEventListener('success', () => resolve(counting.result))
        result.close()
      })
    })
  return count
}

test('what is typed and not saved is offered again, in the session in which the folder was chosen', async () => {
  await open('introuvable')
  await typeTitle('À moitié')
  await leave()
  await expect.poll(() => page.evaluate(countDrafts)).toBe(1)
  await press(lineOf('introuvable'))
  await page.getByRole('button', { name: 'Restaurer' }).click()
  await expect(title()).toHaveValue('À moitié')
  await saved('introuvable')
})

test('what another program changed is kept, and a refusal begins with its reason', async () => {
  const file = contentFile('introuvable')
  const before = await inFolder(file)
  await open('introuvable')
  await typeTitle('Le nôtre')
  await inFolder(
    file,
    before.replace('homeLink: ', 'homeLink: Vite ! ').replace(/(?<=^title: ).*/m, 'Le leur'),
  )
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const refusal = page.getByRole('alertdialog', { name: 'Rien n’est enregistré' })
  const reason =
    'Titre : ce champ a changé ailleurs entre-temps et dit « Le leur » ; écrivez ici la même chose'
  await expect(refusal.getByText(reason)).toHaveCSS('white-space-collapse', 'preserve-breaks')
  await expect(refusal).not.toContainText('réessayer')
  await refusal.getByRole('button').click()
  // It then gives the focus to this button.
  await expect(page.getByRole('button', { name: 'Afficher les options de l’éditeur' })).toBeFocused()
  await typeTitle('Le leur')
  expect(await saved('introuvable')).toContain('homeLink: Vite ! ')
  await open('introuvable')
  await expect(fieldAt('homeLink').locator('input')).toHaveValue(/^Vite ! /)
  await leave()
})

test('a click on a picture says where its subject is', async () => {
  await open('introuvable')
  await fieldAt('picture.file').locator('input[type=file]').first().setInputFiles(picture)
  await fieldAt('picture.focus')
    .locator('.point-picture')
    .click({ position: { x: 0, y: 0 } })
  expect(await saved('introuvable')).toMatch(/focus:\n +- 0\n +- 0\n/)
})

test('a group is emptied only by who says yes', async () => {
  const group = fieldAt('map')
    .getByRole('checkbox', { name: /^Ajouter/ })
    .first()
  await open('entreprise')
  page.once('dialog', (dialog) => dialog.dismiss())
  await press(group)
  await expect(group).toBeChecked()
  page.once('dialog', (dialog) => dialog.accept())
  await press(group)
  await expect(group).not.toBeChecked()
  await leave()
})

test('a wrong file says what is wrong, and keeps neither the editor nor another form from opening', async () => {
  await inFolder(contentFile('accueil'), 'page: [')
  await page.reload()
  await open('accueil')
  await expect(page.getByRole('alert').filter({ hasText: /^Ligne 1 : / })).toBeVisible()
  await leave()
  await open('introuvable')
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeVisible()
})
