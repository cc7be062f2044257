import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { isSeq, parse, parseDocument, type Document } from 'yaml'
import { contentFile, contentFiles, type ContentFile } from '../../src/content/schemas/files.ts'
import { readContentFile } from '../../src/data/load.ts'
import { freePort, root } from '../server/process.ts'

// `npm run edit` in an English browser. The browser's private file system stands for the folder that a user chooses. All tests
// share one page, since Sveltia CMS takes long to start.

const textIn = (path: string) => readFileSync(join(root, path), 'utf8')

const contentOf = (file: ContentFile) =>
  // Each network may occur once: without this one, a test can add it.
  readContentFile(file).replace(/ {2}- network: Facebook\n.*\n/, '')

const { labels }: { labels: Record<ContentFile, string> } = parse(textIn('src/editor/labels.yaml'))

/** New items for lists that are empty in the sample, or whose items differ. */
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

/** Reads a file of the browser's private file system, or writes `text` to it. */
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

// A real click would wait until a long form stops moving.
const press = (button: Locator) => button.dispatchEvent('click')

/** A form's row in the list of forms, which is hidden while a form is open. */
const lineOf = (file: ContentFile) =>
  page.getByRole('row', { name: labels[file], exact: true }).getByRole('gridcell').first()

/** Opens a form and expands its groups and the first item of each list. */
async function open(file: ContentFile) {
  await press(lineOf(file))
  // The first field shows the errors of the file, and is hidden without errors.
  await page.locator('section[data-key-path]').nth(1).waitFor()
  // Groups collapse after they are rendered, and an expanded one may contain others: three frames without a collapsed one are the end.
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

/** Saves and so closes the open form; returns the file's new text. */
async function saved(file: ContentFile) {
  await save()
  await lineOf(file).waitFor()
  return inFolder(contentFile(file))
}

const fieldAt = (path: string) => page.locator(`section[data-key-path="${path}"]`)

/** The name of a button that adds an item, or of a checkbox that adds a group. */
const add = /^\+ /

const addIn = (list: Locator) => press(list.getByRole('button', { name: add }).last())

async function choose(field: Locator, value: string) {
  const option = page.locator(`[data-value="${value}"]`)
  // Radio buttons ignore clicks in their first 100 ms, before one of them has a tabindex.
  const radio = field.locator(option).and(page.locator('[role=radio][tabindex]'))
  const list = field.getByRole('combobox')
  await radio.or(list).waitFor()
  if ((await radio.count()) > 0) return press(radio)
  await press(list)
  return press(option.and(page.getByRole('option')))
}

/** The kinds of items that have been added: of lists with the same fields, one is tested. */
const kinds = new Set<string>()

const kindOf = (item: unknown) =>
  JSON.stringify(item, (_, value: unknown) =>
    Array.isArray(value) ? value.slice(0, 1) : typeof value === 'object' ? value : typeof value,
  )

/** Fills in a new field with `value`, and returns the value that the file will have. */
async function fill(path: string, value: unknown): Promise<unknown> {
  const field = fieldAt(path)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const said: Record<string, unknown> = {}
    // A button adds a union, a checkbox an optional group.
    const adding = field.getByRole('button', { name: add }).or(field.getByRole('checkbox', { name: add }))
    if ((await field.locator('section').or(adding).count()) === 1 && (await adding.count()) === 1)
      await press(adding)
    for (const [name, inner] of Object.entries(value))
      // Optional fields without text stay empty.
      if (inner !== null && typeof inner !== 'boolean' && name !== 'focus')
        said[name] = await fill(`${path}.${name}`, inner)
    return said
  }
  const type = await field.getAttribute('data-field-type')
  if (Array.isArray(value) && type === 'list') {
    const said: unknown[] = []
    // One item is enough, except in a list of fixed length, which has numbers.
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

/** The paths of the lists of objects in `value`; inside a list, those of its first item. */
function listsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const [first] = Array.isArray(value) ? value : []
  const isList = typeof first === 'object'
  const inner = isList ? [['0', first]] : Object.entries(value)
  return [...(isList ? [path] : []), ...inner.flatMap(([key, one]) => listsIn(one, `${path}.${key}`))]
}

/** Adds one item of each kind to the lists of the open form and of `document`; returns the items' paths. */
async function addToAll(document: Document.Parsed) {
  const lists = await page
    .locator('section[data-field-type=list]:has(button[data-label^="+ "]:not([aria-disabled=true]))')
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
  page.once('dialog', (dialog) => dialog.accept())
  await press(item.getByRole('button', { name: 'Supprimer', exact: true }))
}

test.beforeAll(async ({ browser }) => {
  const server = { port: await freePort(), strictPort: true, open: false }
  vite = await createServer({ root: join(root, 'src/editor'), logLevel: 'error', server })
  await vite.listen()
  page = await browser.newPage({ locale: 'en-US' })
  await page.addInitScript(() => {
    // Sveltia CMS renders only the fields in the viewport.
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
  for (const file of contentFiles) await inFolder(contentFile(file), contentOf(file))
  await press(page.getByRole('button', { name: 'Ouvrir le dossier du site' }))
})

test.afterAll(() => vite.close())

// Typing is slow in a large form.
const smallestFirst = contentFiles.toSorted((a, b) => contentOf(a).length - contentOf(b).length)

for (const file of smallestFirst)
  test(`${file}: adding items, deleting them and changing a text changes one line`, async () => {
    const text = contentOf(file)
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

const save = () => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

const title = () => fieldAt('title').locator('input')

/** Types the title of the open form key by key: Sveltia CMS keeps a draft only of what a key or a pointer changed. */
async function typeTitle(text: string) {
  await title().fill('')
  await title().pressSequentially(text)
}

const leave = () => page.getByRole('button', { name: 'Annuler la modification' }).click()

/** Runs in the page: the number of drafts that Sveltia CMS keeps, half a second after the last change. */
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

test('an unsaved change is offered again in the session in which the folder was chosen', async () => {
  await open('introuvable')
  await typeTitle('À moitié')
  await leave()
  await expect.poll(() => page.evaluate(countDrafts)).toBe(1)
  await press(lineOf('introuvable'))
  await page.getByRole('button', { name: 'Restaurer' }).click()
  await expect(title()).toHaveValue('À moitié')
  await saved('introuvable')
})

test('a change of another program is kept, and a conflict is refused with its reason', async () => {
  const file = contentFile('introuvable')
  const before = await inFolder(file)
  await open('introuvable')
  await typeTitle('Le nôtre')
  await inFolder(
    file,
    before.replace('homeLink: ', 'homeLink: Vite ! ').replace(/(?<=^title: ).*/m, 'Le leur'),
  )
  await save()
  const refusal = page.getByRole('alertdialog', { name: 'Rien n’est enregistré' })
  const reason =
    'Titre : ce champ a changé ailleurs entre-temps et dit « Le leur » ; écrivez ici la même chose'
  await expect(refusal.getByText(reason)).toHaveCSS('white-space-collapse', 'preserve-breaks')
  await expect(refusal).not.toContainText('réessayer')
  await refusal.getByRole('button').click()
  // Sveltia CMS then moves the focus to this button.
  await expect(page.getByRole('button', { name: 'Afficher les options de l’éditeur' })).toBeFocused()
  await typeTitle('Le leur')
  expect(await saved('introuvable')).toContain('homeLink: Vite ! ')
  await open('introuvable')
  await expect(fieldAt('homeLink').locator('input')).toHaveValue(/^Vite ! /)
  await leave()
})

test('a click on a picture sets its focal point', async () => {
  await open('introuvable')
  await fieldAt('picture.file').locator('input[type=file]').first().setInputFiles(picture)
  await fieldAt('picture.focus')
    .locator('.point-picture')
    .click({ position: { x: 0, y: 0 } })
  expect(await saved('introuvable')).toMatch(/focus:\n +- 0\n +- 0\n/)
})

test('a replaced picture keeps its focal point and asks to check its description', async () => {
  await open('introuvable')
  const fields = fieldAt('picture')
  const left = fields.getByRole('spinbutton', { name: 'Depuis la gauche' })
  await expect(fields.locator('.point-picture img')).toBeVisible()
  await expect(left).toHaveValue('0')
  await expect(fields.getByText(/^Nouvelle image/)).toHaveCount(0)
  await fields
    .locator('input[type=file]')
    .first()
    .setInputFiles(join(root, 'tests/site/look/introuvable-1440.png'))
  await expect(fields.getByText(/^Nouvelle image : la description, /)).toBeVisible()
  await expect(left).toHaveValue('0')
  await leave()
})

test('a group is emptied only after a confirmation', async () => {
  const group = fieldAt('map').getByRole('checkbox', { name: add }).first()
  await open('entreprise')
  page.once('dialog', (dialog) => dialog.dismiss())
  await press(group)
  await expect(group).toBeChecked()
  page.once('dialog', (dialog) => dialog.accept())
  await press(group)
  await expect(group).not.toBeChecked()
  await leave()
})

test('a refused save focuses the first refused field, and each refused field says why', async () => {
  await open('introuvable')
  const [pageTitle, description] = [fieldAt('page.title'), fieldAt('page.description')]
  await pageTitle.locator('input').fill('T'.repeat(99))
  await description.locator('textarea').fill('onze signes')
  await expect(pageTitle).toContainText('99 / 60')
  await save()
  await expect(pageTitle.locator('input')).toBeFocused()
  await expect(pageTitle.getByRole('alert')).toContainText('60')
  await expect(description.getByRole('alert')).toContainText('120')
  const reasons = page.getByRole('group', { name: /Ce qui ne va pas ici/ }).getByRole('alert')
  await expect(reasons).toContainText(
    'La page, Titre : il faut 60 signes au plus, et non 99.\nLa page, Description : ',
  )
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await leave()
})

test('an error of two fields is told in the form, which stays open', async () => {
  await open('entreprise')
  const hours = fieldAt('openingHours')
  await expect(hours).toContainText('lundi')
  await hours.locator('section[data-key-path$=closes] input').fill('7h')
  await save()
  const reasons = page.getByRole('group', { name: /Ce qui ne va pas ici/ })
  await expect(reasons.getByRole('alert')).toContainText('Horaires, nº 1, À : il faut une heure après « De »')
  await leave()
})

test('an item is deleted only after a confirmation', async () => {
  await open('entreprise')
  const hours = fieldAt('openingHours')
  const closes = hours.locator('section[data-key-path$=closes]')
  page.once('dialog', (dialog) => dialog.dismiss())
  await press(hours.getByRole('button', { name: 'Supprimer', exact: true }))
  await expect(closes).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await press(hours.getByRole('button', { name: 'Supprimer', exact: true }))
  await expect(closes).toHaveCount(0)
  await leave()
})

test('a folded item of opening hours shows its days and hours', async () => {
  await open('entreprise')
  const hours = fieldAt('openingHours')
  await press(hours.locator('[aria-controls$="-item-0-body"]'))
  await expect(hours).toContainText(/lundi.*vendredi : 8:00 – 18:00/)
  await leave()
})

test('a form whose file was deleted says so instead of saving', async () => {
  const file = contentFile('introuvable')
  const text = await inFolder(file)
  await open('introuvable')
  await typeTitle('Perdue')
  await page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory()
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
    await folder.removeEntry(names.at(-1) ?? '')
  }, file.split('/'))
  await save()
  const refusal = page.getByRole('alertdialog', { name: 'Rien n’est enregistré' })
  await expect(refusal).toContainText(`${file} n’est plus dans le dossier du site.`)
  await refusal.getByRole('button').click()
  await inFolder(file, text)
  expect(await saved('introuvable')).toContain('title: Perdue')
})

test('« Voir la page » opens the page of the form on the site', async () => {
  // The site’s server starts with its first page.
  test.setTimeout(300_000)
  await open('introuvable')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Voir la page' }).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 240_000 })
  expect(new URL(popup.url()).pathname).toBe('/introuvable')
  await popup.close()
  await leave()
})

test('a file with an error shows it in its form, and other forms open', async () => {
  await inFolder(contentFile('accueil'), 'page: [')
  await page.reload()
  await open('accueil')
  await expect(page.getByRole('alert').filter({ hasText: /^Ligne 1 : / })).toBeVisible()
  await leave()
  await open('introuvable')
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeVisible()
})
