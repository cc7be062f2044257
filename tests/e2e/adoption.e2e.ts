import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { replaceOnce } from '../server/process.ts'
import { startNginx } from '../server/servers.ts'
import { durand } from '../unit/durand.ts'
import { asSet, bar, expect, open } from './fixtures.ts'
import { copyOfProject, phonePhoto, serve, testOf } from './ownersSite.ts'
import { encoded, expectEmptied, expectStillTyped, fill, form, sent, submit } from './quoteForm.ts'

// A second company, made as MANUEL.md tells an owner: Lyon, three figures, no map, one page, one area, one special work and
// one step's anchor fewer, photos of a phone, words of clients, and a form that a script of its own receives.

const company = { ...durand, map: null, figures: { ...durand.figures, satisfaction: null } }

const testimonials = stringify({
  sections: [{ title: 'Ils ont écrit', quotes: [{ text: 'Le devis disait tout.', author: 'Mme R., Lyon' }] }],
})

async function adopt() {
  const { folder, edit, run, remove } = await copyOfProject()
  const change = (file: string, part: string | RegExp, by = '') =>
    edit(file, (text) => replaceOnce(text, part, by))

  await edit('src/content/entreprise.yaml', () => stringify(company))
  for (const file of (await readdir(join(folder, 'src/content'))).filter((name) => name.endsWith('.yaml')))
    await edit(`src/content/${file}`, (text) =>
      text.replaceAll('à Paris', 'à Lyon').replaceAll('immeuble parisien', 'immeuble lyonnais'),
    )
  await change('src/content/travaux-speciaux.yaml', /^page:\n/m, 'page:\n  isLeftOut: true\n')
  await change('src/content/expertises.yaml', /^ {2}- id: reparations-renforts\n[^]*?(?=^ {2}- id: )/m)
  await change('src/content/travaux-speciaux.yaml', /^ {4}- id: multi-structures\n[^]*?(?=^ {4}- id: )/m)
  await change('src/content/expertises.yaml', /^ {4}- id: tache-au-plafond\n {6}/m, '    - ')

  await phonePhoto(join(folder, 'src/assets/pictures/chantier.jpg'), 3024, 4032)
  await phonePhoto(join(folder, 'src/assets/pictures/petite.jpg'), 900, 1200)
  for (const [file, model, photo] of [
    ['accueil', '    file: coupe-1-toit.webp', 'chantier'],
    ['accueil', '        file: coupe-3-renovation.webp', 'petite'],
    ['realisations', '        file: projet-renovation-immeuble.webp', 'chantier'],
  ] as const)
    await change(
      `src/content/${file}.yaml`,
      model,
      `${model.replace(/\S+$/, `${photo}.jpg`)}\n${model.replace(/\S.*/, 'photo: true')}`,
    )
  for (const file of ['accueil', 'particuliers'])
    await change(`src/content/${file}.yaml`, /^callToAction:$/m, `${testimonials}callToAction:`)

  await writeFile(join(folder, 'public/plaquette.pdf'), '%PDF-1.4')

  // What `npm run check` proves of words and data: no type is made from them. How the copy is formatted no visitor sees.
  await run('vitest run --project "words and build" --exclude tests/unit/build.test.ts')
  const { stderr: said } = await run('vite build')
  const script = await readFile(join(folder, 'dist/devis.php'), 'utf8')
  const assets = await readdir(join(folder, 'dist/assets'))
  const texts = assets.filter((file) => file.endsWith('.js')).map((file) => `dist/assets/${file}`)
  const published = await Promise.all(texts.map((file) => readFile(join(folder, file), 'utf8')))
  const photos = await Promise.all(
    assets
      .filter((file) => /^(?:chantier|petite)-/.test(file))
      .map((file) => sharp(join(folder, 'dist/assets', file)).metadata()),
  )
  const { origin, stop } = await serve(folder)
  return {
    folder,
    origin,
    said,
    script,
    assets,
    photos,
    published: published.join(''),
    stop: () => stop().then(remove),
  }
}

const test = testOf(adopt, /^request POST .*\/devis\.php$|status of 500/)

const labels = ['Accueil', 'La Société', 'Expertises Techniques', 'Réalisations', 'Particuliers', 'Contact']

const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

test('another company’s site is its own by data alone; the build says what is left to change', async ({
  page,
  request,
  site,
}) => {
  expect(site.said).toMatch(/src\/content\/accueil\.yaml : textes ou images encore de l’exemple : \d\d ;/)
  // Nothing of what is left out is published: neither words nor pictures, of which some stood on pages that stay.
  const gone = /^(?:travaux-speciaux|coupe-2-construction|tache-au-plafond)/
  expect(site.assets.filter((file) => gone.test(file))).toEqual([])
  expect(site.published).not.toMatch(/Ouvrages anciens et surélévations|Une tache au plafond/)
  const { 'content-type': type } = (await request.get('/plaquette.pdf')).headers()
  expect(type).toBe('application/pdf')
  await open(page, '/')
  await expect(bar(page).getByRole('listitem').getByRole('link')).toHaveText(labels)
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(labels)
  for (const address of await hrefsOf(links)) {
    await open(page, address)
    expect(await page.content()).not.toMatch(/Minium|travaux-speciaux|reparations-renforts|satisfaits/)
    for (const href of new Set(await hrefsOf(page.locator('a[href^="/"]'))))
      expect((await request.get(href)).status(), href).toBe(200)
  }
})

test('photos of a phone stand where models stood, without words on them and without their place', async ({
  page,
  site,
}) => {
  expect(site.said).toContain('La photo « petite.jpg » a 900 px de large, et il en faut 1900')
  expect(site.said).not.toContain('« chantier.jpg »')
  expect(site.photos.map(({ exif, width, height }) => exif !== undefined || width > height)).not.toContain(
    true,
  )
  expect(site.photos.length).toBeGreaterThan(4)
  for (const path of ['/', '/realisations'])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const [title, photo] = await Promise.all(
        [page.getByRole('heading', { level: 1 }), page.locator('img[src*="chantier"]')].map((box) =>
          box.boundingBox(),
        ),
      )
      if (!title || !photo) throw new Error(`${path} has no title or no photo`)
      const isBeside = title.x + title.width <= photo.x || title.y + title.height <= photo.y
      expect(isBeside, `${path} at ${width}`).toBe(true)
      expect(photo.width / photo.height, `${path} at ${width}`).toBeGreaterThan(0.8)
    }
  // The note on models is under the first project of models alone.
  await expect(page.locator('figure').filter({ hasText: company.picturesNote })).toHaveCount(1)
  await expect(page.locator('figure').first()).not.toContainText(company.picturesNote)
})

test('what its clients write is before the call, and under the whole building', async ({ page }) => {
  for (const [path, before] of [
    ['/', 'De la toiture aux fondations'],
    ['/particuliers', 'Ce que vous aurez par écrit'],
  ] as const) {
    await open(page, path)
    const titles = await page.getByRole('main').getByRole('heading').allTextContents()
    const placeOf = (title: string) => titles.findIndex((one) => asSet(title).test(one))
    expect(placeOf(before)).toBeGreaterThan(-1)
    expect(placeOf('Ils ont écrit')).toBeGreaterThan(placeOf(before))
    const quote = page.getByRole('blockquote').filter({ hasText: 'Le devis disait tout.' })
    await expect(quote).toBeVisible()
    const last = page.getByRole('main').getByRole('region').last().getByRole('heading')
    await expect(last).toHaveText(asSet(path === '/' ? 'Ils ont écrit' : 'Une pièce à refaire ?'))
  }
})

test('what another company can prove is shown where visitors decide', async ({ page }) => {
  const [price] = company.priceExamples
  for (const [path, ...proofs] of [
    ['/particuliers', price?.works, price?.price],
    ['/realisations', ...company.references],
    ['/societe', ...company.qualifications, 'Anne Durand, conductrice de travaux'],
  ]) {
    await open(page, path ?? '')
    for (const proof of proofs) await expect(page.getByRole('main').getByText(proof ?? '')).toBeVisible()
  }
})

test('another company’s form sends to the script of its site', async ({ page, site }) => {
  await open(page, '/contact')
  await expect(page.locator('figure')).toHaveCount(0)
  // Neither construction nor repair, whose page and area are gone.
  const choices = ['Choisir un type de projet', 'Rénovation', 'Étanchéité', 'Sols techniques', 'Autre']
  await expect(form(page).getByRole('option')).toHaveText(choices)
  await expect(form(page).getByText('Le bouton envoie votre demande à Durand.')).toBeVisible()
  await fill(page)
  await page.route('/devis.php', (route) => route.fulfill({ status: 500 }))
  const request = page.waitForRequest('/devis.php')
  await submit(page)
  expect((await request).postData()).toBe(encoded(sent))
  await expectStillTyped(page)
  expect(site.script).toContain(`"receiver":"${company.email}","sender":"${company.quoteDelivery.sender}"`)
})

test('the form understands the answers of deploy/devis.php', { tag: '@nginx' }, async ({ page, site }) => {
  const php = await startNginx(site.script)
  await page.route('/devis.php', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${php.origin}/devis.php` }) }),
  )
  await php.breakSendmail(true)
  await open(page, '/contact')
  await fill(page)
  await submit(page)
  await expect(form(page).getByRole('alert')).toContainText('n’a pas été acceptée')
  await expectStillTyped(page)
  await php.breakSendmail(false)
  await submit(page)
  await expect(form(page).getByRole('alert')).toContainText('Votre demande est envoyée')
  await expectEmptied(page)
  expect(await php.takeMail()).toContain(`To: ${company.email}`)
  await php.stop()
})
