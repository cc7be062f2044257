import type { Page } from '@playwright/test'
import { about } from '../../src/content/about.ts'
import { company } from '../../src/content/company.ts'
import {
  areaServedText,
  openingHoursPhrase,
  openingHoursText,
  replyDelayPhrase,
  replyDelayText,
  telephoneDisplay,
  telephoneHref,
} from '../../src/content/companyDetails.ts'
import { contact } from '../../src/content/contact.ts'
import { expertises } from '../../src/content/expertises.ts'
import { home } from '../../src/content/home.ts'
import { individuals } from '../../src/content/individuals.ts'
import { notFoundPage, pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { symptoms } from '../../src/content/symptoms.ts'
import { menu, paths } from '../pages.ts'
import {
  asSet,
  bar,
  barLink,
  countLoads,
  everyPath,
  expect,
  fullTitle,
  notFoundMessage,
  open,
  pageTitle,
  test,
  unknown,
} from './fixtures.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { name })

const expectLink = (page: Page, name: string, path: string) =>
  expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toHaveAttribute(
    'href',
    path,
  )

/** The closing band leads to the form and, under its button, to the telephone. */
const expectCallAtTheEnd = async (page: Page) => {
  const ways = page.getByRole('main').getByRole('region').last().getByRole('link')
  await expect(ways).toHaveCount(2)
  await expect(ways.first()).toHaveAttribute('href', '/contact')
  await expect(ways.last()).toHaveAttribute('href', telephoneHref)
}

test('every page has the bar and the whole footer', async ({ page }) => {
  for (const { path } of menu) {
    await page.goto(path)
    await expect(pageTitle(page)).toHaveCount(1)
    await expect(bar(page).getByRole('link', { name: site.logoLabel })).toHaveAttribute('href', '/')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(company.tagline)
    await expect(footer.getByRole('list', { name: 'Réseaux sociaux' }).getByRole('link')).toHaveCount(
      company.social.length,
    )
    const quickLinks = footer.getByRole('navigation', { name: 'Liens rapides' }).getByRole('link')
    await expect(quickLinks).toHaveText(menu.map(({ label }) => label))
    await expect(footer.getByRole('link', { name: telephoneDisplay })).toHaveAttribute('href', telephoneHref)
    await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    )
    await expect(footer).toContainText(company.address.street)
    await expect(footer).toContainText(`${company.address.postcode} ${company.address.city}`)
    await expect(footer).toContainText(areaServedText)
  }
})

for (const [width, drawn] of [
  [390, ['/travaux-speciaux']],
  [1920, ['/societe', '/travaux-speciaux']],
] as const) {
  test(`what stands on the footer stands over its foundations, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of drawn) {
      await open(page, path)
      const [above, below] = await Promise.all(
        ['main img[alt=""] >> nth=-1', 'footer img >> nth=0'].map((drawing) =>
          page.locator(drawing).evaluate((image) => {
            const { left, right } = image.getBoundingClientRect()
            return (left + right) / 2
          }),
        ),
      )
      expect(above, path).toBeCloseTo(below ?? NaN, 0)
    }
  })
}

test('Accueil: two calls, four figures, four places, six reasons', async ({ page }) => {
  await open(page, '/')
  await expectLink(page, 'Demander un Devis', '/contact')
  await expectLink(page, 'Nos Réalisations', '/realisations')
  const figures = page.getByRole('region', { name: /chiffres/ }).getByRole('listitem')
  await expect(figures).toHaveText([/^15\+ années/, /^300\+ projets/, /^100\s?% clients/, /^30\+ experts/])
  await expectLink(page, 'Rénovation', '/particuliers')
  await expectLink(page, 'Étanchéité', '/expertises')
  await expectLink(page, 'Construction', '/travaux-speciaux')
  await expectLink(page, 'Qualité & Conformité', '/societe')
  const why = page.getByRole('region', { name: 'Pourquoi nous choisir' })
  await expect(why.getByRole('listitem')).toHaveCount(6)
  await expect(why.getByRole('link')).toHaveAttribute('href', '/societe')
  await expectCallAtTheEnd(page)
})

const cards = ['Étanchéité', 'Rénovation', 'Construction', 'Qualité & Conformité']

for (const width of [390, 768, 1024, 1920]) {
  test(`the building has no gap between its storeys, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(2)
    const storeys = await page.locator('main section').evaluateAll((sections) =>
      sections.map((section) => {
        const room = section.lastElementChild?.getBoundingClientRect()
        const { top, bottom, left, right } = section.getBoundingClientRect()
        return { top, bottom, room: { left: room?.left, right: room?.right }, left, right }
      }),
    )
    expect(storeys).toHaveLength(8)
    for (const [index, { top, room, left, right }] of storeys.entries()) {
      const above = storeys[index - 1]
      if (!above) continue
      expect(top, `${index}`).toBeCloseTo(above.bottom, 0)
      // The walls run through: each room is as wide as the one above it.
      if (index > 1) expect(room).toEqual(above.room)
      expect([left, right]).toEqual([0, width])
    }
  })
}

test('on a phone the four expertises are a touch away under the calls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const shortcuts = page.getByRole('navigation', { name: home.hero.shortcutsLabel }).getByRole('link')
  await expect(shortcuts).toHaveText(cards)
  for (const link of await shortcuts.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
})

test('La Société: four values and the legal notice', async ({ page }) => {
  await open(page, '/societe')
  const values = page.getByRole('region', { name: /valeurs/ })
  await expect(values.getByRole('term')).toHaveText(['Qualité', 'Innovation', 'Sécurité', 'Proximité'])
  const legal = page.locator('#mentions-legales')
  await expect(legal).toContainText('Éditeur du site')
  await expect(legal).toContainText('aucun cookie')
  await expect(legal).not.toContainText(/null|undefined|object/)
  const cookies = legal.getByText(/aucun cookie/)
  await expect(cookies).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(cookies).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await legal.getByText(about.legal.practiceTitle).click()
  await expect(cookies).toBeVisible()
  // What the company file leaves empty is not shown.
  const { siren, host } = company.legal
  for (const [label, value] of Object.entries({ SIREN: siren, Hébergeur: host, Médiateur: company.mediator }))
    await expect(legal.getByText(new RegExp(`^${label}`))).toHaveCount(value === null ? 0 : 1)
})

test('Expertises Techniques: four areas of four features, four steps', async ({ page }) => {
  await open(page, '/expertises')
  const areas = {
    'Étanchéité et Cuvelage': ['Toitures-terrasses', 'Murs enterrés', 'Balcons', 'Cuvelage'],
    'Réparations et Renforts': ['Réparation du béton', 'Renforcement', 'fissures', 'Carbonatation'],
    'Sols Techniques': ['Sols en résine', 'Béton poli', 'antidérapants', 'Marquage au sol'],
    'Injection et Techniques Spéciales': [
      'Injection de résine',
      'humidité',
      'Barrières étanches',
      'Consolidation des sols',
    ],
  }
  for (const [name, features] of Object.entries(areas)) {
    const area = page.getByRole('region', { name, exact: true })
    await expect(area.getByRole('listitem')).toHaveText(
      features.map((feature) => new RegExp(feature.replaceAll(' ', '\\s'))),
    )
  }
  const steps = ['Diagnostic & Conseil', 'Proposition & Devis', 'Réalisation & Suivi', 'Satisfaction & Suivi']
  const approach = page.getByRole('region', { name: expertises.approach.title }).getByRole('listitem')
  await expect(approach).toHaveText(steps.map((step, index) => new RegExp(`^0${index + 1}\\s*${step}`)))
  await expectCallAtTheEnd(page)
})

test('Travaux Spéciaux: three services and three custom solutions', async ({ page }) => {
  await open(page, '/travaux-speciaux')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    /infrastructures historiques/,
    /grandes infrastructures/,
    /multi-\u2060structures/,
  ])
  const solutions = page.getByRole('region', { name: /sur mesure/ })
  await expect(solutions).toContainText('faisabilité')
  await expect(solutions).toContainText('Conception et innovation')
  await expect(solutions).toContainText('Suivi personnalisé')
})

test('Réalisations: three projects that lead to the form', async ({ page }) => {
  await open(page, '/realisations')
  const projects = page.getByRole('article')
  await expect(projects.getByRole('heading')).toHaveText([/Rénovation/, /Étanchéité/, /Réparation/])
  for (const project of await projects.all()) {
    await expect(project.getByRole('img')).toHaveAttribute('alt', /\S{3}/)
    await expect(project.getByRole('term')).toHaveText(['Désordre', 'Geste', 'Ordre des travaux', 'Contrôle'])
    const more = project.getByRole('link', { name: 'En savoir plus' })
    await expect(more).toHaveAttribute('href', '/contact')
  }
  await expectLink(page, 'Démarrer mon projet', '/contact')
})

test('Réalisations: before, during and after are a group of radio buttons, each state loaded when asked for', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))
  const states = (state: string) => loaded.filter((path) => path.includes(state)).length
  await open(page, '/realisations')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const project of await page.getByRole('article').all()) {
    const group = project.getByRole('group', { name: /maquette/ })
    await expect(group.getByRole('radio', { name: 'Pendant' })).toBeChecked()
    const heights = await group
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
    await group.scrollIntoViewIfNeeded()
    await expect(group.getByRole('img')).toHaveJSProperty('complete', true)
  }
  expect([states('-avant'), states('-apres')]).toEqual([0, 0])

  const group = page.getByRole('group', { name: /Étanchéité/ })
  await group.getByRole('radio', { name: 'Pendant' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(group.getByRole('radio', { name: 'Après' })).toBeFocused()
  await expect(group.getByRole('radio', { name: 'Après' })).toBeChecked()
  await expect(group.getByRole('img')).toHaveAccessibleName(/après travaux/)
  await expect.poll(() => [states('-avant'), states('-apres')]).toEqual([0, 1])
  await group.getByRole('radio', { name: 'Avant' }).check()
  await expect(group.getByRole('img')).toHaveAccessibleName(/avant travaux/)
  await group.getByRole('radio', { name: 'Pendant' }).check()
  await expect(group.getByRole('img')).toHaveAccessibleName(/membrane/)
  // The other projects stay as they were.
  await expect(page.getByRole('radio', { name: 'Pendant', checked: true })).toHaveCount(3)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(9)
})

for (const [path, sheets] of [
  ['/', 3],
  ['/realisations', 3],
] as const)
  test(`on paper ${path} fills ${sheets} sheets at most`, async ({ page }) => {
    await open(page, path)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(sheets)
  })

test('Particuliers: four trades and four promises', async ({ page }) => {
  await open(page, '/particuliers')
  for (const trade of ['Peinture', 'Carrelage', 'Maçonnerie', 'Parquet']) {
    await expect(heading(page, trade)).toBeVisible()
  }
  await expect(page.getByRole('region', { name: individuals.promises.title }).getByRole('term')).toHaveText([
    /Devis gratuit/i,
    /Délais respectés/i,
    /assurés/i,
    /personnalisé/i,
  ])
  await expectCallAtTheEnd(page)
})

test('Particuliers: each door leads to the part that answers it', async ({ page }) => {
  for (const { label, path, id } of Object.values(symptoms.items)) {
    await open(page, pages.individuals.path)
    await page.getByRole('main').getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(`${path}#${id}`)
    await expect(page.locator(`#${id}`)).toBeFocused()
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

test('Contact: how to reach the company, the form, the map and four answers', async ({ page }) => {
  await open(page, '/contact')
  const phone = page.getByRole('region', { name: 'Téléphone' })
  await expect(phone).toContainText(openingHoursText)
  await expect(phone.getByRole('link', { name: telephoneDisplay })).toHaveAttribute('href', telephoneHref)
  await expect(page.getByRole('region', { name: 'E-mail' })).toContainText(replyDelayText)
  await expect(page.getByRole('form', { name: 'Demande de Devis' })).toBeVisible()
  await expect(page.getByRole('img', { name: contact.map.pinLabel })).toHaveCount(company.map?.pin ? 1 : 0)
  const questions = page.getByRole('region', { name: /questions/i }).locator('details')
  await expect(questions).toHaveCount(4)
  for (const [index, answer] of [
    /gratuit/,
    new RegExp(`${asSet(replyDelayPhrase).source}.*${asSet(openingHoursPhrase).source}`),
    /assur/,
    /particuliers et .*professionnels/,
  ].entries()) {
    const question = questions.nth(index)
    await expect(question).toContainText(answer)
    await expect(question.locator('p')).toBeHidden()
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
  }
})

/** The words, e-mail addresses aside, of which one line ends with a hyphen and the next begins with the rest. */
const wordsCutAtHyphen = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<!\S)[^\s@]*\p{L}-\u2060?\p{L}[^\s@]*(?!\S)/gu,
      )) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) cut.push(word)
      }
    return cut
  })

test('no line ends after a hyphen inside a word', async ({ page }) => {
  for (const path of paths) {
    await open(page, path)
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await wordsCutAtHyphen(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test.describe('an unknown address', () => {
  test.use({ tolerated: notFoundMessage })

  test('gets a French page that leads on, also inside the app', async ({ page }) => {
    for (const path of ['/societe/inconnue', '/Contact.html.bak', '/%F0%9F%8F%97', unknown]) {
      const response = await open(page, path)
      expect(response?.status()).toBe(404)
      expect(response?.headers()['content-type']).toContain('text/html')
      await expect(page).toHaveTitle(fullTitle(notFoundPage.title))
      await expect(pageTitle(page)).toHaveText(/n’existe pas/)
      await expect(bar(page).locator('[aria-current]')).toHaveCount(0)
    }
    const loads = countLoads(page)
    await page.getByRole('main').getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await expect(page).toHaveTitle(fullTitle(pages.home.title))
    await page.goBack()
    await expect(page).toHaveTitle(fullTitle(notFoundPage.title))
    await expect(pageTitle(page)).toHaveText(/n’existe pas/)
    expect(loads()).toBe(0)
  })

  test('of a script is no page', async ({ request }) => {
    const response = await request.get('/assets/gone-00000000.js')
    expect(response.status()).toBe(404)
    expect(response.headers()['content-type'] ?? '').not.toContain('text/html')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: notFoundMessage })

  test('every page reads and its links go on', async ({ page }) => {
    for (const path of everyPath) {
      await page.goto(path)
      await expect(pageTitle(page)).toBeVisible()
      await expect(page.locator('main > div')).toHaveCSS('opacity', '1')
      for (const image of await page.getByRole('main').getByRole('img').all()) {
        await expect(image).not.toHaveAttribute('alt', '')
      }
    }
    for (const { label, title } of menu) {
      await barLink(page, label).click()
      await expect(page).toHaveTitle(fullTitle(title))
      await expect(barLink(page, label)).toHaveAttribute('aria-current', 'page')
    }
  })

  test('the menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(barLink(page, 'Contact')).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await barLink(page, 'Contact').click()
    await expect(page).toHaveTitle(fullTitle(pages.contact.title))
    await expect(barLink(page, 'Contact')).toBeHidden()
  })

  test('the form leads to the mail program and puts nothing into an address', async ({ page }) => {
    await page.goto('/contact')
    const form = page.getByRole('form', { name: 'Demande de Devis' })
    await expect(form).toHaveAttribute('action', `mailto:${company.email}`)
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('enctype', 'text/plain')
    await expect(form.locator('noscript')).toBeVisible()
    await form.getByLabel('Nom complet *').fill('Zoé Martin')
    await form.getByLabel('Email *').fill('zoe@exemple.fr')
    await form.getByLabel('Description du projet *').fill('Une fissure')
    const loads = countLoads(page)
    const mailing = page.waitForRequest(/^mailto:/)
    await form.getByRole('button', { name: 'Envoyer ma demande' }).click()
    const mail = new URL((await mailing).url())
    expect(mail.pathname).toBe(company.email)
    // Chromium writes the accents of such a mail as two characters each, whatever the form says.
    expect(mail.searchParams.get('body')).toMatch(/^name=.* Martin\r\n/)
    expect(mail.searchParams.get('body')).toContain('\r\nmessage=Une fissure\r\n')
    await expect(form.getByLabel('Nom complet *')).toHaveValue('Zoé Martin')
    await expect(page).toHaveURL('/contact')
    expect(loads()).toBe(0)
  })
})

test('with JavaScript no words about its absence are shown', async ({ page }) => {
  await open(page, '/contact')
  for (const words of await page.locator('noscript').all()) await expect(words).toBeHidden()
})
