import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { pageBeside } from '../../src/build/editorHeaders.ts'
import { colourOf } from '../../src/content/schemas/colour.ts'
import { home as homePage } from '../../src/content/home.ts'
import { freePort, replaceOnce, root } from '../server/process.ts'
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
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (said) => String(said).includes('Éditeur') && resolve())
  })
  const text = (file: string) => readFile(join(folder, `src/content/${file}.yaml`), 'utf8')
  return {
    ...copy,
    address: `http://127.0.0.1:${port}/editeur/`,
    text,
    said: async (file: string): Promise<unknown> => parse(await text(file)),
    stop: async () => {
      // As by Ctrl + C.
      child.kill('SIGINT')
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
  // Sveltia CMS renders what is in the window alone.
  viewport: { width: 1440, height: 6000 },
})

test.describe.configure({ mode: 'serial' })

const beside = `**${pageBeside}**`

/** Opens the form of a file. The page beside it takes seconds to be made: it is there if the test looks at it. */
async function openForm(page: Page, address: string, file: string, { withPage = false } = {}) {
  if (withPage) await page.unroute(beside)
  else await page.route(beside, (route) => route.abort())
  // Sveltia CMS does not follow a fragment that it has not set itself.
  await page.goto('about:blank')
  await page.goto(`${address}#/collections/_singletons/entries/${file}`)
  await expect(saveButton(page)).toBeVisible()
}

/** A field by its place, such as openingHours.0.closes, once the groups and items around it are unfolded. */
async function fieldAt(page: Page, path: string) {
  const at = (key: string) => page.locator(`section[data-key-path="${key}"]`).first()
  const keys = path.split('.')
  await at(keys[0] ?? '').waitFor()
  for (const length of keys.keys()) {
    const folded = at(keys.slice(0, length).join('.'))
      .getByRole('button', { name: 'Développer', exact: true })
      .filter({ hasText: 'chevron_right' })
      .first()
    if (!(await at(path).isVisible()) && (await folded.isVisible())) await folded.click()
  }
  return at(path)
}

const box = async (page: Page, path: string) => (await fieldAt(page, path)).getByRole('textbox')

const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

const save = (page: Page) => saveButton(page).click()

async function saved(page: Page) {
  const answered = page.waitForResponse(/\/contents$/)
  await save(page)
  expect((await answered).ok()).toBe(true)
  // While it saves, the button has another name.
  await expect(saveButton(page)).toBeVisible()
}

const kept = [
  {
    title: 'Une maison 🏠, 100 % « sûre »',
    text: 'Deux lignes,\n\net une autre: la fin',
    homeLink: 'oui',
    contactLink: 'no',
  },
  {
    title: '<script>alert(1)</script> & <b>',
    text: `Un texte long. ${'Il dit et redit ce qu’il dit. '.repeat(350)}Fin.`,
    homeLink: 'null',
    contactLink: '12:00',
  },
  {
    title: 'Prix : "40 €", l’heure: \'comptée\' # et \\n',
    text: '- Un tiret d’abord',
    homeLink: '01 99',
    contactLink: '0199',
  },
  {
    title: '> Un chevron, | une barre, & une esperluette, * une étoile, ! un point',
    text: '{ville}, [crochets]',
    homeLink: '1e3',
    contactLink: '- Un tiret',
  },
]

const refused: [path: string, typed: string, message: string][] = [
  ['page.title', 'x'.repeat(61), 'Il faut 60 signes au plus, et non 61.'],
  ['text', 'À {vile}', 'Le site ne sait pas remplir {vile}'],
  ['text', '', 'Il faut un texte.'],
]

test('what is typed is kept as it is typed, or refused at its field', async ({ page, editor }) => {
  const { address, said, text } = editor
  await openForm(page, address, 'introuvable')
  for (const typed of kept) {
    for (const [field, value] of Object.entries(typed)) await (await box(page, field)).fill(value)
    await saved(page)
    expect(await said('introuvable')).toMatchObject(typed)
  }
  const before = await text('introuvable')
  // In a form that was saved before, Sveltia CMS also says it above the form.
  const refusal = page.getByRole('alertdialog')
  await page.addLocatorHandler(refusal, () => refusal.getByRole('button', { name: 'OK' }).click())
  for (const [path, typed, message] of refused) {
    const field = await fieldAt(page, path)
    const old = await field.getByRole('textbox').inputValue()
    await field.getByRole('textbox').fill(typed)
    await expect(field.getByRole('status')).toContainText(message)
    await save(page)
    await expect(saveButton(page)).toBeEnabled()
    expect(await text('introuvable')).toBe(before)
    await expect(field.getByRole('textbox')).toHaveValue(typed)
    await field.getByRole('textbox').fill(old)
    await expect(field.getByRole('status')).toBeEmpty()
  }
})

test('a new item left half done is not saved, and waits', async ({ page, editor }) => {
  const { address, text } = editor
  const before = await text('entreprise')
  await openForm(page, address, 'entreprise')
  const hours = await fieldAt(page, 'openingHours')
  await hours.getByRole('button', { name: /^Ajouter/ }).click()
  await (await box(page, 'openingHours.1.opens')).fill('3:07')
  await save(page)
  await expect((await fieldAt(page, 'openingHours.1.closes')).getByRole('status')).toContainText(
    'Il faut une heure',
  )
  expect(await text('entreprise')).toBe(before)
  // Sveltia CMS keeps what was typed only half a second later.
  const keptByBrowser = async () => JSON.stringify(await page.context().storageState({ indexedDB: true }))
  await expect.poll(keptByBrowser).toContain('3:07')
  await page.reload()
  await page.getByRole('button', { name: 'Restaurer' }).click()
  await expect(await box(page, 'openingHours.1.opens')).toHaveValue('3:07')
})

test('two windows, and a file that changes meanwhile, lose nothing', async ({ page, browser, editor }) => {
  const { address, folder, said } = editor
  await openForm(page, address, 'introuvable')
  await (await box(page, 'title')).fill('Le titre de l’un')

  const second = await page.context().newPage()
  await second.goto(address)
  await expect(second.getByText('déjà ouvert dans une autre fenêtre')).toBeVisible()

  const other = await browser.newPage()
  await openForm(other, address, 'introuvable')
  await (await box(other, 'title')).fill('Le titre de l’autre')
  await saved(other)
  await other.close()

  await save(page)
  const question = page.getByRole('alertdialog', { name: 'Ce fichier a changé entre-temps' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(await box(page, 'title')).toHaveValue('Le titre de l’un')
  expect(await said('introuvable')).toHaveProperty('title', 'Le titre de l’autre')

  await editor.edit('src/content/introuvable.yaml', (text) =>
    text.replace('Le titre de l’autre', 'Au clavier'),
  )
  await save(page)
  await question.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect.poll(() => said('introuvable')).toHaveProperty('title', 'Le titre de l’un')
  expect(await readFile(join(folder, 'src/content/introuvable.yaml'), 'utf8')).toMatch(/^# «/)
})

test('only the editor’s own page reads and writes, and only the owner’s files', async ({
  page,
  editor,
  request,
}) => {
  const { address } = editor
  await page.goto(address)
  const place = await page.locator('#place').textContent()
  const { token = '' }: { token?: string } = JSON.parse(place ?? '{}')
  const api = `${address}api/v1/repos/local/site`
  const headers = { Authorization: `token ${token}` }
  const content = Buffer.from('x').toString('base64')
  const post = (path: string, operation: string, more = {}) =>
    request.post(`${api}/contents`, {
      headers: { ...headers, ...more },
      data: { files: [{ operation, path, content }] },
    })
  const statuses = await Promise.all([
    request.get(`${api}/branches/local`, { headers }),
    request.get(`${api}/branches/local`),
    request.get(`${api}/branches/local`, { headers: { ...headers, Origin: 'https://autre.example' } }),
    request.get(`${api}/branches/local`, { headers: { ...headers, Host: 'autre.example' } }),
    request.get(`${api}/raw/${encodeURIComponent('../../../package.json')}`, { headers }),
    request.get(`${api}/raw/package.json`, { headers }),
    post('src/content/../../package.json', 'update'),
    post('src/content/company.ts', 'update'),
    post('src/content/entreprise.yaml', 'delete'),
    post('src/content/entreprise.yaml', 'update'),
    post('src/assets/pictures/faux.webp', 'create'),
    post('src/assets/pictures/coupe-1-toit.webp', 'delete'),
    post('src/assets/pictures/telephone/coupe-1-toit.webp', 'delete'),
  ])
  expect(statuses.map((answer) => answer.status())).toEqual([
    200, 403, 403, 403, 404, 404, 400, 400, 422, 422, 422, 422, 422,
  ])
  const said = await Promise.all(statuses.slice(-3).map((answer) => answer.text()))
  expect(said[0]).toContain('n’est pas une image')
  for (const ofPicture of said.slice(1))
    expect(ofPicture).toContain(
      'coupe-1-toit.webp ne peut pas être retirée : src/content/accueil.yaml la montre.',
    )
})

/** The lines that one text has and the other has not. */
function lines(old: string, now: string) {
  const [before, after] = [old.split('\n'), now.split('\n')]
  return [before.filter((line) => !after.includes(line)), after.filter((line) => !before.includes(line))]
}

const assets = (of: string) => readdir(join(of, 'dist/assets'))

/** The parts of a picture of a built site that have the colour of minium and of wood. */
async function partsOf(folder: string, file: string) {
  const { data, info } = await sharp(join(folder, 'dist/assets', file))
    .resize(200)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => {
    const at = index * info.channels
    return colourOf(`#${data.subarray(at, at + 3).toString('hex')}`)
  })
  const part = (least: number, from: number, to: number) =>
    pixels.filter(({ chroma, hue }) => chroma > least && hue > from && hue < to).length / pixels.length
  return { minium: part(0.1, 20, 46), wood: part(0.05, 60, 85) }
}

/** The parts of the picture of a parquet, which is wood beside minium. */
async function partsOfParquet(folder: string) {
  const name = (await assets(folder)).find((one) => /^particuliers-parquet.*\.jpeg$/.test(one))
  return partsOf(folder, name ?? '')
}

test('the opening hours, a sentence, a photo and the colour are changed, and nothing else', async ({
  page,
  editor,
}) => {
  // It builds a site, whose pictures a new machine encodes in their new colour.
  test.setTimeout(600_000)
  const { address, folder, text } = editor
  const [hours, home, colour] = [await text('entreprise'), await text('accueil'), await text('apparence')]

  await openForm(page, address, 'entreprise', { withPage: true })
  await (await box(page, 'openingHours.0.closes')).fill('19:30')
  await saved(page)
  // The page beside the form follows.
  const frame = () => page.frames().find((one) => one.url().endsWith('/contact'))
  await expect
    .poll(() => frame()?.getByText(/19h30/).first().isVisible() ?? false, { timeout: 120_000 })
    .toBe(true)
  // Its styles come with its scripts, as in `npm run dev`.
  await expect(async () => {
    const font = await frame()
      ?.locator('h1')
      .evaluate((title) => getComputedStyle(title).fontFamily)
    expect(font).toContain('Archivo')
  }).toPass()

  await openForm(page, address, 'accueil')
  await (await box(page, 'callToAction.title')).fill('Une « fuite » ? Appelez : c’est gratuit')
  const photo = join(folder, 'IMG 2041 été.jpg')
  await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#3a5f2b' } })
    .jpeg()
    .withExif({ IFD0: { Software: 'phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
    .toFile(photo)
  const file = await fieldAt(page, 'callToAction.picture.file')
  await file.locator('input[type=file]').first().setInputFiles(photo)
  await expect(file).toContainText('.webp')
  await (await box(page, 'callToAction.picture.alt')).fill('Un mur vert.')
  await saved(page)

  expect(lines(hours, await text('entreprise'))).toEqual([['    closes: 18:00'], ['    closes: 19:30']])
  const [, after] = lines(home, await text('accueil'))
  expect(after?.join('\n')).toMatch(
    /^ {2}title: .*« fuite » .*\n {4}file: img-2041-ete\.webp\n.*Un mur vert\.$/s,
  )

  await openForm(page, address, 'apparence')
  await (await box(page, 'color')).fill('#0B5FA5')
  await saved(page)
  expect(lines(colour, await text('apparence'))).toEqual([["color: '#C93A0C'"], ["color: '#0b5fa5'"]])

  // With the least effort: the files are larger than visitors', the colours are the same.
  await editor.edit('src/build/pictures.ts', (source) =>
    replaceOnce(source, "directive.effort?.[0] ?? '3'", "'0'"),
  )
  await editor.run('vite build')
  const site = await serve(folder)
  await page.goto(`${site.origin}/contact`)
  await expect(page.getByText(/19h30/).first()).toBeVisible()
  await page.goto(site.origin)
  await expect(page.getByRole('heading', { name: 'Une « fuite » ? Appelez : c’est gratuit' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Un mur vert.' })).toHaveAttribute('src', /img-2041-ete/)
  const call = page.getByRole('link', { name: homePage.hero.quoteCall })
  await expect(call).toHaveCSS('background-color', 'rgb(11, 95, 165)')
  await site.stop()

  // Models are in the colour: each picture has one JPEG. Wood is where it was.
  for (const name of (await assets(folder)).filter((one) => one.endsWith('.jpeg')))
    expect((await partsOf(folder, name)).minium, name).toBeLessThan(0.001)
  const before = await partsOfParquet(root)
  expect(before.minium).toBeGreaterThan(0.05)
  expect(before.wood).toBeGreaterThan(0.2)
  expect((await partsOfParquet(folder)).wood).toBeCloseTo(before.wood, 2)
})
