import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { faultsOfPictures } from '../../src/build/checkPictures.ts'
import { faultsOfPublic, removeLitter } from '../../src/build/publicFiles.ts'

test('a picture that no page could show is told, with what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const published = join(folder, 'assets')
  mkdirSync(published)
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const heic = '\0\0\0\u0018ftypheic\0\0\0\0'
  for (const file of ['projet-cave (1).webp', 'Été.JPG', 'a.b.png', 'a.heic', 'note.txt']) write(file, '')
  write('renommee.jpg', heic)
  write('abimee.webp', 'RIFF')
  for (const file of ['.DS_Store', 'Thumbs.db']) write(file, '')
  const photo = sharp({ create: { width: 2, height: 1, channels: 3, background: '#000' } })
  await photo.toFile(join(folder, 'bonne.png'))
  await photo.toFile(join(published, 'sans-lieu.jpg'))
  await photo.withExif({ IFD3: { GPSLatitudeRef: 'N' } }).toFile(join(published, 'lieu.jpg'))
  const faults = await faultsOfPictures(folder, published)
  expect(faults.map((fault) => fault.slice(folder.length + 1)).toSorted()).toEqual([
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

test('of public/, what the build would overwrite stops it, and what computers leave there is not published', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['__MACOSX', 'a']) mkdirSync(join(folder, name))
  const write = (...files: string[]) => files.forEach((file) => writeFileSync(join(folder, file), ''))
  write('a/Thumbs.db', '.DS_Store', 'a/._plaquette.pdf', '__MACOSX/x', 'a/robots.txt', 'devis.php')
  expect(faultsOfPublic(folder)).toEqual([])
  await removeLitter(folder)
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'a',
    'a/robots.txt',
    'devis.php',
  ])
  const written =
    '.htaccess 404.html _headers _nginx.conf contact.html index.html robots.txt sitemap.xml'.split(' ')
  write(...written)
  const named = faultsOfPublic(folder).map(
    (fault) => /^public\/(\S+) : .* serait perdu/.exec(fault)?.[1] ?? fault,
  )
  expect(named.toSorted()).toEqual(written)
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
