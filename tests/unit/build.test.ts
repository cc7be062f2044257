import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { faultsOfPictures } from '../../src/build/checkPictures.ts'
import { faultsOf, faultsOfEndpoint, faultsOfPage } from '../../src/build/checkSite.ts'

// Whatever the site's own form does.
vi.mock(import('../../src/content/company.ts'), async () => ({
  company: { ...(await import('./durand.ts')).durand, quoteDelivery: null },
}))

const whole = `<head><title>Titre</title><meta name="description" content="Une page."/>
  <script type="module" fetchpriority="low" crossorigin src="/assets/start-a1.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/style-b2.css">
</head>
<div id="root" data-scripts="/assets/client-c3.js /assets/react-dom-f6.js"><h1 class="x">Titre</h1></div>`

test.each([
  ['<title>Titre</title>', '', 'son titre dans <head>'],
  ['="Une page."', '=""', 'sa description dans <head>'],
  ['<h1', '<h2', 'un seul <h1>'],
  ['<h1', '<h1></h1><h1', 'un seul <h1>'],
  ['rel="stylesheet"', 'rel="preload"', 'sa feuille de style'],
  ['start-a1', 'other-a1', 'son premier script'],
  [' /assets/react-dom-f6.js', '', 'les scripts qui suivent'],
  ['/assets/client-c3.js', '/src/client.tsx', 'les scripts qui suivent'],
  ['</h1>', '</h1><template data-dgst=""></template>', 'toutes ses parties'],
  ['class="x"', 'style="top:0"', 'des balises sans attribut style, que sa politique de contenu refuse'],
])('a page whose %s became %j is told from a whole one', (right, wrong, what) => {
  expect(faultsOfPage('index.html', whole)).toEqual([])
  expect(faultsOfPage('index.html', whole.replace(right, wrong))).toEqual([`index.html : il manque ${what}.`])
})

function newDist() {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, 'assets'))
  const written: string[] = []
  const write = (file: string, text: string) => {
    writeFileSync(join(dist, file), text)
    written.push(file)
  }
  return { dist, written, write }
}

test('a file that a page, a style or a script names and that is not there is told, and by whom', async () => {
  const { dist, written, write } = newDist()
  const named = {
    'index.html': `${whole}<img srcset="/assets/a_3.avif 480w"><link href="/icon.ico"><a href="https://o.example/b.png">`,
    'assets/style-b2.css': '@font-face{src:url(/assets/font-e5.woff2)}',
    'assets/client-c3.js': 'import{a}from"./react-dom-f6.js";f(`/assets/map.svg`,["assets/toast.js"])',
  }
  for (const [file, text] of Object.entries(named)) write(file, text)
  for (const file of ['start-a1.js', 'react-dom-f6.js']) write(`assets/${file}`, '')
  const absent = ['assets/a_3.avif', 'icon.ico', 'assets/font-e5.woff2', 'assets/map.svg', 'assets/toast.js']
  const faults = await faultsOf(dist, written)
  expect(faults).toContainEqual(expect.stringContaining('assets/style-b2.css utilise assets/font-e5.woff2,'))
  expect(faults.map((fault) => fault.split(/ utilise |,/)[1])).toEqual(absent)
  for (const file of absent) write(file, '')
  // What the owner has put into public/, as hosts and search engines ask for it.
  writeFileSync(join(dist, '__forms.html'), '<form name="devis" data-netlify="true"></form>')
  writeFileSync(join(dist, 'google1a2b.html'), 'google-site-verification: google1a2b.html')
  expect(await faultsOf(dist, written)).toEqual([])
})

test('a picture that no page could show is told, with what to do', async () => {
  const { dist, write } = newDist()
  const heic = '\0\0\0\u0018ftypheic\0\0\0\0'
  for (const file of ['projet-cave (1).webp', 'Été.JPG', 'a.b.png', 'a.heic', 'note.txt']) write(file, '')
  write('renommee.jpg', heic)
  write('abimee.webp', 'RIFF')
  for (const file of ['.DS_Store', 'Thumbs.db']) write(file, '')
  const photo = sharp({ create: { width: 2, height: 1, channels: 3, background: '#000' } })
  await photo.toFile(join(dist, 'bonne.png'))
  const published = join(dist, 'assets')
  await photo.toFile(join(published, 'sans-lieu.jpg'))
  await photo.withExif({ IFD3: { GPSLatitudeRef: 'N' } }).toFile(join(published, 'lieu.jpg'))
  const faults = await faultsOfPictures(dist, published)
  expect(faults.map((fault) => fault.slice(dist.length + 1)).toSorted()).toEqual([
    expect.stringMatching(/^a\.b\.png : il faut un nom .* : « ab\.png »$/),
    expect.stringMatching(/^a\.heic : une photo HEIC/),
    expect.stringMatching(/^abimee\.webp : ce fichier n’est pas une image/),
    expect.stringMatching(/^assets\/lieu\.jpg : cette photo dit où elle a été prise/),
    expect.stringMatching(/^note\.txt : il faut un nom .* : /),
    expect.stringMatching(/^projet-cave \(1\)\.webp : il faut un nom .* : « projet-cave-1\.webp »$/),
    expect.stringMatching(/^renommee\.jpg : une photo HEIC/),
    expect.stringMatching(/^Été\.JPG : il faut un nom .* : « ete\.jpg »$/),
  ])
})

const withLinks = (hrefs: readonly string[]) =>
  `${whole}<p id="ici">${hrefs.map((href) => `<a class="a" href="${href}">a</a>`).join('')}</p>`

test('a link to a page or a part of a page that was taken out is told, with its page', async () => {
  const { dist, write } = newDist()
  const links = ['/', '#ici', '/societe', '/societe?a=1#ici', '/notice.pdf', 'https://a.example/b#c', 'tel:1']
  write('notice.pdf', '')
  write('societe.html', withLinks(links))
  write('index.html', withLinks([...links, '/metiers', '/societe#absent', '#absent']))
  const faults = await faultsOf(dist, ['index.html', 'societe.html'])
  expect(faults.filter((fault) => fault.includes(' le lien '))).toEqual([
    expect.stringContaining('index.html : le lien « /metiers » ne mène nulle part, cette page n’existe pas.'),
    expect.stringContaining('« /societe#absent » ne mène nulle part, societe.html n’a pas de partie'),
    expect.stringContaining('« #absent » ne mène nulle part, index.html n’a pas de partie « absent ».'),
  ])
})

test('a form that sends to a file of the site stops the build if that is missing', () => {
  const { dist, write } = newDist()
  write('devis.php', '<?php')
  mkdirSync(join(dist, 'devis'))
  for (const path of ['/devis', '/absent.php'])
    expect(faultsOfEndpoint(path, dist)).toEqual([
      expect.stringMatching(new RegExp(`« ${path} » .*créez public${path} `)),
    ])
  for (const right of ['/devis.php', 'https://forms.example/abc', undefined])
    expect(faultsOfEndpoint(right, dist)).toEqual([])
})

test('npm run dev shows a page with its words, and the missing one at other addresses', async () => {
  const server = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' })
  try {
    const shell = '<head><!--head--></head><body><!--app--></body>'
    for (const [address, page] of [
      ['/contact?utm_source=lettre', /<title>.* data-route="\/contact".*<h1\b/s],
      ['/nulle-part', /<title>.* data-route="\/\$".*<h1\b/s],
    ] as const)
      expect(await server.transformIndexHtml('/index.html', shell, address)).toMatch(page)
  } finally {
    await server.close()
  }
})
