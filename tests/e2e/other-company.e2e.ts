import { exec } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { getContent } from '../../src/data/content.ts'
import { painted, paletteOf } from '../../styles/palette.ts'
import {
  color,
  company,
  makeSite,
  ownerEnvironment,
  ownersSites,
  painting,
  plan,
  serveSite,
} from '../owners/sites.ts'
import { dist as sampleDist } from '../server/process.ts'
import { ownFile, startApache } from '../server/servers.ts'
import { violations } from './axe.ts'
import {
  bar,
  countLoads,
  everyPath,
  expect,
  idle,
  mediaLoaded,
  open,
  pageTitle,
  test as base,
  typesetPattern,
} from './fixtures.ts'
import { textLayoutErrors } from './textLayoutErrors.ts'
import { encoded, expectStillTyped, field, fill, form, sent, submit } from './quoteForm.ts'

// The site of another company, with more tests of build and browser than tests/site has for any site.

async function adopt() {
  const folder = await makeSite(ownersSites['another company'])
  // By a shell: on Windows npx is a file that only a shell runs.
  const options = { cwd: folder, env: ownerEnvironment() }
  const { stderr: warnings } = await promisify(exec)('npx vite build', options)
  const dist = join(folder, 'dist')
  const files = (await readdir(join(dist, 'assets'))).filter((file) => file.startsWith('chantier-'))
  const photos = await Promise.all(
    files.map(async (file) => ({ file, ...(await sharp(join(dist, 'assets', file)).metadata()) })),
  )
  return { dist, warnings, photos, ...(await serveSite(folder, 'preview')) }
}

/** Which of these strings occur in the built files. */
async function foundIn(dist: string, words: readonly string[]) {
  const files = (await readdir(dist, { recursive: true })).filter((file) =>
    /\.(?:html|css|js|svg|xml)$/.test(file),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
  return words.filter((word) => texts.some((text) => text.toLowerCase().includes(word)))
}

// Serial, because after a failure Playwright starts a new worker: each further test would cost a build.
base.describe.configure({ mode: 'serial' })
const test = base.extend<object, { site: Awaited<ReturnType<typeof adopt>> }>({
  site: [
    async ({}, provide) => {
      const site = await adopt()
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
  tolerated: /^request POST .*\/devis\.php$|status of 500/,
})

test('another company’s site has its own data on every page, and the build reports data of the sample', async ({
  page,
  site,
}) => {
  expect(site.warnings).toMatch(
    /src\/content\/accueil\.yaml : travaux, lieux ou images encore de l’exemple, aux lignes \d+/,
  )
  expect(site.warnings).not.toContain('entreprise.yaml')
  // A phone's photos have an EXIF orientation and a location.
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

test('the build contains nothing of the sample’s colour, the cellars or the disabled page', async ({
  site,
}) => {
  const own = Object.values<string>(paletteOf(color))
  const colours = Object.values(paletteOf(painted)).filter((one) => !own.includes(one))
  const leftovers = [...colours.map((one) => one.toLowerCase()), '–4,50', 'théodolite', 'éprouvette']
  expect(await foundIn(sampleDist, leftovers)).toEqual(leftovers)
  expect(await foundIn(site.dist, leftovers)).toEqual([])
})

test.describe('the URL of the disabled page', () => {
  test.use({ tolerated: /status of 404/ })

  test('shows the 404 page, also after hydration and through back', async ({ page }) => {
    const { title, homeLink } = getContent('introuvable')
    expect((await open(page, '/travaux-speciaux'))?.status()).toBe(404)
    const loads = countLoads(page)
    for (const _ of ['loaded', 'restored by back']) {
      await idle(page)
      await expect(pageTitle(page)).toHaveText(typesetPattern(title))
      await page
        .getByRole('main')
        .getByRole('link', { name: typesetPattern(homeLink) })
        .click()
      await expect(page).toHaveURL('/')
      await expect(pageTitle(page)).not.toHaveText(typesetPattern(title))
      await page.goBack()
    }
    await expect(pageTitle(page)).toHaveText(typesetPattern(title))
    expect(loads()).toBe(0)
  })
})

test('@apache published over an earlier version, only the disabled page is gone', async ({ site }) => {
  const { origin, stop } = await startApache({ over: site.dist })
  const [script] = (await readdir(join(sampleDist, 'assets'))).filter((file) => /^start.*\.js$/.test(file))
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

test('its texts, hours and e-mail address are not cut at any width', async ({ page }) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/contact']) {
      await open(page, path)
      expect((await page.evaluate(textLayoutErrors)).cut, `${path} ${width}`).toEqual([])
    }
  }
})

/** Runs in the page: the photos that it shows, with the pixels of the screen that each fills. */
const shownPhotos = () =>
  Array.from(document.images)
    .filter((image) => image.checkVisibility() && image.currentSrc.includes('/chantier-'))
    .map(({ currentSrc, clientWidth, clientHeight }) => ({
      file: new URL(currentSrc).pathname,
      width: clientWidth * devicePixelRatio,
      height: clientHeight * devicePixelRatio,
    }))

for (const [width, deviceScaleFactor] of [
  [360, 3],
  [390, 3],
  [768, 2],
  [1440, 1],
] as const)
  test.describe(`at ${width} px with ${deviceScaleFactor} pixels each`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor, tolerated: /status of 404/ })

    test('no photo is enlarged by more than a quarter', async ({ page, site }) => {
      const enlarged: string[] = []
      let shown = 0
      for (const path of everyPath) {
        await page.goto(path)
        await mediaLoaded(page)
        for (const photo of await page.evaluate(shownPhotos)) {
          const own = site.photos.find(({ file }) => `/assets/${file}` === photo.file) ?? {
            width: 1,
            height: 1,
          }
          const times = Math.max(photo.width / own.width, photo.height / own.height)
          const sizes = `${own.width} × ${own.height} on ${photo.width} × ${photo.height}`
          if (times > 1.26) enlarged.push(`${path}: ${times.toFixed(2)}, ${sizes}`)
          shown += 1
        }
      }
      expect(shown).toBeGreaterThan(20)
      expect(enlarged).toEqual([])
    })
  })

test('without `drawing` no drawing is beside a closing call to action or below the street', async ({
  page,
}) => {
  for (const [path, { callToAction }] of [
    ['/societe', getContent('societe')],
    ['/expertises', getContent('expertises')],
    ['/realisations', getContent('realisations')],
    ['/particuliers', getContent('particuliers')],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('region', { name: callToAction.title })).toBeVisible()
    await expect(page.getByRole('region', { name: callToAction.title }).locator('img')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').locator('img'), path).toHaveCount(0)
  }
  await open(page, '/contact')
  await expect(page.getByRole('contentinfo').locator('img')).toHaveCount(0)
})

test('an area without any picture is one list, inside the page’s margins', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/expertises')
    const area = page.getByRole('region', { name: painting.title })
    const lefts = await area
      .locator('summary')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    expect(lefts.length).toBeGreaterThan(1)
    expect(new Set(lefts).size, `${width}`).toBe(1)
    const title = await area.getByRole('heading', { name: painting.title, exact: true }).boundingBox()
    expect(lefts[0]).toBeGreaterThanOrEqual(title?.x ?? Infinity)
  }
})

test('its figures, proofs and quotes of clients are shown', async ({ page }) => {
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

test('its form posts to the script of its site, and keeps its values if that fails', async ({
  page,
  site,
}) => {
  const script = await readFile(join(site.dist, 'devis.php'), 'utf8')
  expect(script).toContain(`"receiver":"${company.email}","sender":"${company.quoteDelivery.sender}"`)
  await open(page, '/contact')
  // Without construction, repair and floors, whose page and areas are gone.
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
  // The browser blurs the disabled button in its next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(form(page).getByRole('status')).toBeFocused()
  answer?.()
  await expectStillTyped(page)
  await expect(form(page).getByRole('alert')).toBeInViewport({ ratio: 0.95 })
  expect(await violations(page)).toEqual([])
})

test('after a confirmation no field is marked as invalid, and the message has the visitor’s address', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.route('/devis.php', (route) => route.fulfill({ body: '{"ok":true}' }))
  const invalid = form(page).locator(':user-invalid')
  await submit(page)
  await expect(invalid).toHaveCount(3)
  await fill(page)
  await submit(page)
  await expect(form(page).getByRole('alert')).toContainText(sent.email)
  await expect(field(page, 'Nom complet *')).toHaveValue('')
  await expect(invalid).toHaveCount(0)
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
