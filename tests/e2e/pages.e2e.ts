import type { Page } from '@playwright/test'
import { telephoneDisplay, telephoneHref } from '../../src/data/companyDetails.ts'
import { legalNotice } from '../../src/data/legalNotice.ts'
import { pages, type MenuPage } from '../../src/data/pages.ts'
import { site } from '../../src/data/site.ts'
import {
  typesetPattern,
  bar,
  countLoads,
  expect,
  fullTitle,
  open,
  pageBox,
  pageTitle,
  test,
} from './fixtures.ts'
import { loadContent } from '../../src/data/load.ts'
import { getContent } from '../../src/data/content.ts'

const company = loadContent('entreprise')
const contact = getContent('contact')
const home = getContent('accueil')
const individuals = getContent('particuliers')
const projects = getContent('realisations')

const main = (page: Page) => page.getByRole('main')

type Shown = {
  path: string
  /** Texts that the product requires word for word. */
  asked: string
  links?: (readonly [name: string, to: string, count?: number])[]
}

const shown: Shown[] = [
  {
    path: pages.home.path,
    asked: '15+, 300+, 100 %, 30+, Rénovation, Étanchéité, Construction, Qualité & Conformité',
    links: [
      ['Demander un Devis', pages.contact.path],
      ['Nos Réalisations', pages.projects.path],
      ['Rénovation', pages.individuals.path],
      ['Étanchéité', pages.expertises.path],
      ['Construction', pages.specialWorks.path],
      ['Qualité & Conformité', pages.about.path],
      [home.whyUs.link, pages.about.path],
      [home.hero.symptomsLink, `${pages.individuals.path}#${site.symptomsId}`],
    ],
  },
  {
    path: pages.about.path,
    asked: 'Qualité, Innovation, Sécurité, Proximité, Mentions légales, aucun cookie',
  },
  {
    path: pages.expertises.path,
    asked: `Étanchéité et Cuvelage, Toitures-terrasses, Murs enterrés, Balcons, Cuvelage de sous-sols,
      Réparations et Renforts, Réparation du béton, Renforcement, fissures, Carbonatation,
      Sols Techniques, Sols en résine, Béton poli, antidérapants, Marquage au sol,
      Injection et Techniques Spéciales, Injection de résine, humidité, Barrières étanches,
      Consolidation des sols, 01Diagnostic & Conseil, 02Proposition & Devis, 03Réalisation & Suivi,
      04Satisfaction & Suivi`,
  },
  {
    path: pages.specialWorks.path,
    asked: 'infrastructures historiques, grandes infrastructures, multi-structures, faisabilité',
  },
  {
    path: pages.projects.path,
    asked: 'Rénovation, Étanchéité et cuvelage, Réparation et renforcement',
    links: [
      ['En savoir plus', pages.contact.path, projects.items.length],
      ['Démarrer mon projet', pages.contact.path],
    ],
  },
  {
    path: pages.individuals.path,
    asked: 'Peinture, Carrelage, Maçonnerie, Parquet, Devis gratuit, Délais respectés',
    links: [[individuals.hero.link, pages.contact.path]],
  },
  {
    path: pages.contact.path,
    asked: 'Téléphone, E-mail, Demande de Devis, 8h-18h, 24h',
    links: [[contact.hero.link, `#${site.quoteFormId}`]],
  },
]

/** The required links, in their order. The header has them from the same list. */
const askedLinks =
  'Accueil /, La Société /societe, Expertises Techniques /expertises, Travaux Spéciaux /travaux-speciaux, Réalisations /realisations, Particuliers /particuliers, Contact /contact'

/** Tags of the head by name; each may occur once. */
async function headOf(page: Page) {
  const tags = await page.evaluate(() => {
    const all = 'title, [rel="canonical"], meta[name], meta[property], [type*="json"]'
    return Array.from(document.head.querySelectorAll(all), (tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.localName,
      tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent,
    ])
  })
  const head = Object.fromEntries(tags)
  expect(tags.map(([name]) => name)).toEqual(Object.keys(head))
  return head
}

const headWith = ({ path, title, description }: MenuPage) => ({
  title: expect.stringMatching(typesetPattern(fullTitle(title))),
  description: expect.stringMatching(typesetPattern(description)),
  link: company.url + path,
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, asked, links = [] } of shown)
    test(`${path} has its required texts and links`, async ({ page }) => {
      await page.goto(path)
      await expect(pageTitle(page)).toBeVisible()
      await expect(pageBox(page)).toHaveCSS('opacity', '1')
      // The first picture is preloaded.
      await expect(page.locator('head [rel="preload"][as="font"]')).toHaveCount(1)
      const first = main(page).locator('img[fetchpriority="high"]').first()
      await expect(first).not.toHaveAttribute('loading', 'lazy')
      for (const one of await page.locator('noscript').all()) await expect(one).toBeVisible()
      for (const part of asked.split(/,\s+/)) await expect(main(page)).toContainText(typesetPattern(part))
      for (const [name, to, count = 1] of links) {
        const found = main(page).getByRole('link', { name: new RegExp(`^${typesetPattern(name).source}$`) })
        for (let index = 0; index < count; index += 1)
          await expect(found.nth(index)).toHaveAttribute('href', to)
      }
      if (path === pages.contact.path) return
      // Every page except Contact ends with links to Contact and to the telephone.
      const toForm = page.locator(`[href="${pages.contact.path}"]`)
      const ways = main(page).locator('section').filter({ has: toForm }).last().getByRole('link')
      await expect(ways.nth(-2)).toHaveAttribute('href', pages.contact.path)
      await expect(ways.last()).toHaveAttribute('href', telephoneHref)
    })
})

test('the footer has the company, its social profiles, its address and the links', async ({ page }) => {
  await open(page, pages.contact.path)
  // With JavaScript no <noscript> text is displayed.
  for (const note of await page.locator('noscript').all()) await expect(note).toBeHidden()
  await expect(bar(page).getByRole('link', { name: site.logoLabel })).toHaveAttribute('href', '/')
  const footer = page.getByRole('contentinfo')
  const { tagline, address, email } = company
  for (const text of [tagline, address.street, `${address.postcode} ${address.city}`, site.footer.area])
    await expect(footer).toContainText(typesetPattern(text))
  const networks = footer.getByRole('list', { name: site.footer.socialTitle }).getByRole('link')
  await expect(networks).toHaveCount(company.social.length)
  for (const [index, { url }] of company.social.entries())
    await expect(networks.nth(index)).toHaveAttribute('href', url)
  const quickLinks = footer.getByRole('navigation', { name: site.footer.linksTitle }).getByRole('link')
  const links = await quickLinks.evaluateAll((all) =>
    all.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  )
  expect(links.join(', ')).toBe(askedLinks)
  const current = footer.locator('[aria-current=page]')
  await expect(current).toHaveText(pages.contact.label)
  await expect(footer.getByRole('link', { name: telephoneDisplay })).toHaveAttribute('href', telephoneHref)
  await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  // The links navigate without loading a document, like those of the header.
  const loads = countLoads(page)
  await quickLinks.filter({ hasText: typesetPattern(pages.about.label) }).click()
  await expect(page).toHaveURL(pages.about.path)
  await expect(current).toHaveText(typesetPattern(pages.about.label))
  await expect(async () => expect(await headOf(page)).toMatchObject(headWith(pages.about))).toPass()
  expect(loads()).toBe(0)
})

test('the section navigation links to a section and marks it as current', async ({ page }) => {
  for (const { path } of [pages.expertises, pages.specialWorks]) {
    await open(page, path)
    for (const entry of await main(page).getByRole('navigation').getByRole('link').all()) {
      await entry.press('Enter')
      await expect(main(page).locator('[aria-current]')).toHaveText((await entry.textContent()) ?? '')
    }
  }
})

test('La Société: the legal notice is closed on screen and open in print', async ({ page }) => {
  await page.goto(pages.about.path)
  const legal = page.locator(`#${site.legalId}`)
  const cookies = legal.getByText('Cookies', { exact: true })
  await expect(cookies).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(cookies).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(cookies).toBeHidden()
  // Older browsers need a script for that.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(cookies).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(cookies).toBeHidden()
  await legal.getByText(typesetPattern(legalNotice.practiceTitle)).click()
  await expect(cookies).toBeVisible()
})

test('Réalisations: a project’s states are radio buttons, whose pictures load when they are selected', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))
  const count = (state: string) => loaded.filter((path) => path.includes(state)).length
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pages.projects.path)
  const { sheetLabels, states } = projects
  const { defect, remedy, sequence, check } = sheetLabels
  const project = page.getByRole('article').last()
  const labels = project.getByRole('term').filter({ visible: true })
  const during = project.getByRole('radio', { name: states.during })
  await project.scrollIntoViewIfNeeded()
  await expect(project.getByRole('img')).toHaveJSProperty('complete', true)
  expect([count('-avant'), count('-apres')]).toEqual([0, 0])
  // On a phone the data sheet has only the row of the selected state.
  await expect(labels).toHaveText([remedy, sequence])
  await during.focus()
  await page.keyboard.press('ArrowRight')
  await expect(project.getByRole('radio', { name: states.after })).toBeFocused()
  await expect.poll(() => count('-apres')).toBe(1)
  await expect(labels).toHaveText([check])
  await project.getByRole('radio', { name: states.before }).check()
  await expect(labels).toHaveText([defect])
  await expect(project.getByRole('img')).toHaveCount(1)
  // Other projects do not change.
  const others = page.getByRole('radio', { name: states.during, checked: true })
  await expect(others).toHaveCount(projects.items.length - 1)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(labels).toHaveText([defect, remedy, sequence, check])
  await page.emulateMedia({ media: 'print' })
  await expect(project.getByRole('img')).toHaveCount(3)
})
