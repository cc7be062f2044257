import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { durand } from '../unit/durand.ts'
import { copyOfProject } from './deliveringSite.ts'

// A second company: Lyon, other hours, three figures, no map, one page fewer, a form that a script of its own receives, another colour.
const company = {
  ...durand,
  map: null,
  figures: { ...durand.figures, satisfaction: null },
  quoteDelivery: { endpoint: '/devis.php', extraFields: {} },
}

test('another company is the owner’s by its data, and the build says what is still the sample’s', async () => {
  test.setTimeout(300_000)
  const folder = await copyOfProject()
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')))
  const build = () =>
    promisify(execFile)('npx', ['vite', 'build'], { cwd: folder }).then(
      ({ stderr }) => stderr,
      (failed: { stderr: string }) => failed.stderr,
    )

  await edit('src/content/company.ts', () => `export const company = ${JSON.stringify(company, null, 2)}`)
  expect(await build()).toContain('src/assets/partage-1200x630.jpg porte le nom de l’exemple')

  await edit('styles/palette.ts', (text) => text.replace(/minium: '#[^']+'/i, "minium: '#0B5FA5'"))
  await cp(
    join(folder, 'src/assets/pictures/societe-couvreurs.webp'),
    join(folder, 'src/assets/partage-1200x630.jpg'),
  )
  for (const file of ['home', 'pages', 'pictures'])
    await edit(`src/content/${file}.ts`, (text) =>
      text.replaceAll('à Paris', 'à Lyon').replaceAll('immeuble parisien', 'immeuble lyonnais'),
    )
  await edit('src/content/pages.ts', (text) =>
    text.replace("foot: 'piles'", "foot: 'piles', isLeftOut: true"),
  )
  await mkdir(join(folder, 'public'))
  await writeFile(join(folder, 'public/devis.php'), '')
  const said = await build()
  expect(said).not.toContain('error')
  // What still speaks of Paris is told, by file and line.
  expect(said).toMatch(/src\/content\/pictures\.ts:\d+ parle de Paris : .*aussmann/)

  const page = async (name: string) =>
    (await readFile(join(folder, `dist/${name}.html`), 'utf8')).replaceAll('\u00A0', ' ')
  const home = await page('index')
  expect(home).toContain('Durand')
  expect(home).not.toMatch(/Minium|clients satisfaits|travaux-speciaux/i)
  expect(await readFile(join(folder, 'dist/sitemap.xml'), 'utf8')).not.toContain('travaux-speciaux')
  const contact = await page('contact')
  expect(contact).toContain('Du lundi au jeudi, 7h30-12h et 13h-19h ; le vendredi, 7h30-12h')
  expect(contact).toContain('action="/devis.php"')
  expect(contact).not.toMatch(/<figcaption|contact-carte/)
  await rm(folder, { recursive: true })
})
