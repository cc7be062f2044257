import { exec } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { preview } from 'vite'
import { parse, stringify } from 'yaml'
import { durand } from '../unit/durand.ts'
import { getContent } from '../../src/data/content.ts'
import { painted, paletteOf } from '../../styles/palette.ts'
import { freePort, root } from '../server/process.ts'
import { ownFile, startApache } from '../server/servers.ts'
import { violations } from './axe.ts'
import { bar, expect, open, test as base } from './fixtures.ts'
import { textLayoutErrors } from './textLayoutErrors.ts'
import { encoded, expectStillTyped, fill, form, sent, submit } from './quoteForm.ts'

// Another company's site, made by data alone as MANUEL.md tells: another colour, other counts, photos everywhere, a light map,
// a house without cellars, a page less, words of its clients, and a form that a script of its own receives.

const color = '#2E7D32'

const plan = { file: 'plan.png', alt: 'Plan de Lyon.' }
const company = {
  ...durand,
  map: { ...durand.map, picture: plan },
  email: 'contact@charpente-couverture-durand.fr',
  sharedPicture: { file: 'chantier.jpg', alt: 'Un chantier.' },
  figures: { experience: durand.figures.experience, projects: durand.figures.projects },
}

const quotes = [{ text: 'Le devis disait tout.', author: 'Mme R., Lyon' }]

/** `value` with one photo in the place of every picture. */
function withPhotos(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPhotos)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPhotos(one)]))
  return 'file' in inner ? { ...inner, file: 'chantier.jpg', photo: true } : inner
}

/** A copy of the project. It shares the packages and encoded pictures, but not what each build writes. */
async function copyOfProject() {
  const folder = await mkdtemp(join(tmpdir(), 'Site été '))
  const isLeft = /[\\/](?:node_modules|dist|\.git|test-results|look)$/
  await cp(root, folder, { recursive: true, filter: (path) => !isLeft.test(path) })
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules')))
    if (!['.prerender', '.editor', '.vite', '.drawings'].includes(name))
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return folder
}

/** A photo as a phone writes it: upright on its side, and with its place. Always the same, so that it is encoded once. */
const phonePhoto = (file: string) => {
  const pixels = Uint8Array.from({ length: 48 * 36 * 3 }, (_, index) => (index * 7919) % 251)
  return sharp(pixels, { raw: { width: 48, height: 36, channels: 3 } })
    .resize(2500, 1900, { fit: 'fill' })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .toFile(file)
}

/** What it says otherwise in its files of words; with photos of its own in all of them. */
const changes: Record<string, (words: ReturnType<typeof parse>) => object> = {
  accueil: ({ levels: _levels, waterTable: _water, hero, expertises, whyUs, ...words }) => ({
    ...words,
    hero: { ...hero, title: 'Charpenter, couvrir, réparer à Lyon', ways: null },
    expertises: { ...expertises, cellars: null },
    whyUs: { ...whyUs, items: whyUs.items.slice(0, 3) },
    sections: [{ title: 'Ils ont écrit', quotes }],
  }),
  expertises: ({ areas, managers: _managers, ...words }) => ({ ...words, areas: areas.slice(0, 1) }),
  particuliers: ({ symptoms, ...words }) => ({
    ...words,
    symptoms: { ...symptoms, items: [...symptoms.items, { ...symptoms.items[0], label: 'Une fuite ?' }] },
  }),
  'travaux-speciaux': ({ page, ...words }) => ({ ...words, page: { ...page, isLeftOut: true } }),
}

async function adopt() {
  const folder = await copyOfProject()
  const pictures = join(folder, 'src/assets/pictures')
  await phonePhoto(join(pictures, 'chantier.jpg'))
  const light = { width: 1900, height: 1000, channels: 3, background: '#eee' } as const
  await sharp({ create: light }).toFile(join(pictures, plan.file))
  const fileOf = (name: string) => join(folder, `src/content/${name}.yaml`)
  await writeFile(fileOf('entreprise'), stringify(company))
  await writeFile(fileOf('apparence'), stringify({ color }))
  for (const name of ['societe', 'realisations', 'contact', 'introuvable', ...Object.keys(changes)]) {
    const words = parse(await readFile(fileOf(name), 'utf8'))
    await writeFile(fileOf(name), stringify(withPhotos(changes[name]?.(words) ?? words)))
  }
  // By a shell: on Windows npx is a file that only a shell runs. A Vite that serves a test has set NODE_ENV in this process.
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } }
  const { stderr: warnings } = await promisify(exec)('npx vite build', options)
  const dist = join(folder, 'dist')
  const files = (await readdir(join(dist, 'assets'))).filter((file) => file.startsWith('chantier-'))
  const photos = await Promise.all(files.map((file) => sharp(join(dist, 'assets', file)).metadata()))
  // What is said of the company is looked up in the files of the folder where Vite runs.
  process.chdir(folder)
  const port = await freePort()
  const server = await preview({ root: folder, preview: { host: '127.0.0.1', port, strictPort: true } })
  process.chdir(root)
  return { folder, dist, warnings, photos, server, origin: `http://127.0.0.1:${port}` }
}

/** Which of these stand anywhere in what was built. */
async function foundIn(dist: string, words: readonly string[]) {
  const files = (await readdir(dist, { recursive: true })).filter((file) =>
    /\.(?:html|css|js|svg|xml)$/.test(file),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
  return words.filter((word) => texts.some((text) => text.toLowerCase().includes(word)))
}

// After a failure Playwright begins anew, the site included: the next tests would each cost a build.
base.describe.configure({ mode: 'serial' })
const test = base.extend<object, { site: Awaited<ReturnType<typeof adopt>> }>({
  site: [
    async ({}, provide) => {
      const site = await adopt()
      await provide(site)
      await site.server.close()
      await rm(site.folder, { recursive: true })
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
  tolerated: /^request POST .*\/devis\.php$|status of 500/,
})

test('another company’s site is its own on every page, and the build says what is left of the sample', async ({
  page,
  site,
}) => {
  expect(site.warnings).toMatch(
    /src\/content\/accueil\.yaml : textes ou images encore de l’exemple, aux lignes \d+/,
  )
  expect(site.warnings).not.toContain('entreprise.yaml')
  // Photos of a phone lie on their side and say where they were taken.
  expect(site.photos.length).toBeGreaterThan(4)
  expect(site.photos.filter(({ exif, width, height }) => exif !== undefined || width > height)).toEqual([])

  const labels = ['Accueil', 'La Société', 'Expertises Techniques', 'Réalisations', 'Particuliers', 'Contact']
  await open(page, '/')
  await expect(bar(page).getByRole('listitem').getByRole('link')).toHaveText(labels)
  await expect(page.getByRole('region', { name: getContent('accueil').callToAction.title })).toBeVisible()
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(labels)
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const address of addresses) {
    await open(page, address)
    expect(await page.content(), address).not.toMatch(/Minium|travaux-speciaux|undefined|NaN/)
  }
})

test('of the sample’s colour, of a house with cellars and of the page that was taken out nothing is built', async ({
  site,
}) => {
  const own = Object.values<string>(paletteOf(color))
  const colours = Object.values(paletteOf(painted)).filter((one) => !own.includes(one))
  const leftovers = [...colours.map((one) => one.toLowerCase()), '–4,50', 'théodolite', 'éprouvette']
  expect(await foundIn('dist', leftovers)).toEqual(leftovers)
  expect(await foundIn(site.dist, leftovers)).toEqual([])
})

test('@apache published over the version before, a page that was taken out is gone, and nothing else', async ({
  site,
}) => {
  const { origin, stop } = await startApache({ over: site.dist })
  const [script] = (await readdir('dist/assets')).filter((file) => /^start.*\.js$/.test(file))
  for (const [path, status] of [
    ['/travaux-speciaux', 410],
    ['/travaux-speciaux.html', 410],
    ['/societe', 200],
    [`/${ownFile}`, 200],
    [`/assets/${script}`, 200],
  ])
    expect([path, (await fetch(`${origin}${path}`, { redirect: 'manual' })).status]).toEqual([path, status])
  await stop()
})

test('its words, hours and address of mail are whole at each width', async ({ page }) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/contact']) {
      await open(page, path)
      expect((await page.evaluate(textLayoutErrors)).cut, `${path} ${width}`).toEqual([])
    }
  }
})

test('what it counts otherwise, can prove or was written by its clients is shown', async ({ page }) => {
  const main = page.getByRole('main')
  const [price] = company.priceExamples
  for (const [path, ...shown] of [
    ['/', '23+', '410+', 'Le devis disait tout.'],
    ['/societe', ...company.qualifications, 'Anne Durand, conductrice de travaux'],
    ['/realisations', ...company.references],
    ['/particuliers', 'Une fuite ?', price?.works, price?.price],
  ]) {
    await open(page, path ?? '')
    for (const text of shown) await expect(main.getByText(text ?? '').first(), text).toBeVisible()
  }
  await open(page, '/contact')
  await expect(page.getByRole('img', { name: plan.alt })).toBeVisible()
})

test('its form sends to the script of its site, and keeps what was typed if that fails', async ({
  page,
  site,
}) => {
  const script = await readFile(join(site.dist, 'devis.php'), 'utf8')
  expect(script).toContain(`"receiver":"${company.email}","sender":"${company.quoteDelivery.sender}"`)
  await open(page, '/contact')
  // Neither construction, repair nor floors, whose page and areas are gone.
  const choices = ['Choisir un type de projet', 'Rénovation', 'Étanchéité', 'Autre']
  await expect(form(page).getByRole('option')).toHaveText(choices)
  await fill(page)
  let answer: (() => void) | undefined
  await page.route('/devis.php', (route) => {
    answer = () => void route.fulfill({ status: 500 })
  })
  const request = page.waitForRequest('/devis.php')
  await submit(page)
  expect((await request).postData()).toBe(encoded(sent))
  // The button is disabled, and a browser takes the focus from it in its next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(form(page).getByRole('status')).toBeFocused()
  answer?.()
  await expectStillTyped(page)
  await expect(form(page).getByRole('alert')).toBeInViewport({ ratio: 0.95 })
  expect(await violations(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser posts the same', async ({ page }) => {
    await page.route('/devis.php', (route) => route.fulfill({ body: 'Merci' }))
    await page.goto('/contact')
    await expect(page.locator('#website')).toBeHidden()
    await fill(page)
    const request = page.waitForRequest('/devis.php')
    await submit(page)
    expect((await request).postData()).toBe(encoded(sent))
    await expect(page.getByText('Merci')).toBeVisible()
  })
})
