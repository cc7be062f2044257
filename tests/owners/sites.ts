import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import { pageNames } from '../../src/content/schemas/fields.ts'
import {
  contentFile,
  contentFiles,
  pageFiles,
  schemas,
  type ContentFile,
} from '../../src/content/schemas/files.ts'
import { readStarter } from '../../src/build/contentChecks.ts'
import { sampleFile } from '../../src/build/sample.ts'
import { freePort, root } from '../server/process.ts'
import { durand } from '../unit/durand.ts'

// Sites that owners make of the sample by data alone, as MANUEL.md tells. `npm run test:owners` proves that nothing of
// tests/site is red for their data; of the last, tests/e2e/other-company.e2e.ts asks more.

/** What a content file says otherwise. */
type Change = (content: ReturnType<typeof parse>) => object

type Changes = Partial<Record<ContentFile, Change>>

export const color = '#2E7D32'

export const plan = { file: 'plan.png', alt: 'Plan de Lyon.' }

/** Its own counts, a map in light colours, and a form that its own script receives. */
export const company = {
  ...durand,
  map: { ...durand.map, picture: plan },
  email: 'contact@charpente-couverture-durand.fr',
  sharedPicture: { file: 'chantier.jpg', alt: 'Un chantier.' },
  figures: { experience: durand.figures.experience, projects: durand.figures.projects },
}

const quotes = [{ text: 'Le devis disait tout.', author: 'Mme R., Lyon' }]

const disable: Change = ({ page, ...content }) => ({ ...content, page: { ...page, isLeftOut: true } })

export const painting = { id: 'peinture', title: 'Peinture' }

const withoutDrawing: Change = (content) => ({
  ...content,
  callToAction: { ...content.callToAction, drawing: undefined },
})

/** An area whose features have no picture either. */
const withoutPictures = (area: { features: { picture?: unknown }[] }) => ({
  ...area,
  features: area.features.map(({ picture: _picture, ...feature }) => feature),
})

/** No cellars, no drawing of a trade, a page less, its clients' words. */
const otherCompany: Changes = {
  entreprise: () => company,
  apparence: (content) => ({ ...content, color }),
  accueil: ({ levels: _levels, waterTable: _water, hero, expertises, whyUs, ...content }) => ({
    ...content,
    hero: { ...hero, title: 'Charpenter, couvrir, réparer à Lyon', ways: null },
    expertises: { ...expertises, cellars: null },
    whyUs: { ...whyUs, items: whyUs.items.slice(0, 3) },
    sections: [{ title: 'Ils ont écrit', quotes }],
  }),
  societe: ({ story: { events: _events, ...story }, ...content }) => ({ ...withoutDrawing(content), story }),
  expertises: ({ areas, managers: _managers, ...content }) => ({
    ...withoutDrawing(content),
    areas: [areas[0], { ...withoutPictures(areas[2]), id: painting.id, title: painting.title }],
  }),
  realisations: withoutDrawing,
  contact: ({ emergency: _emergency, ...content }) => content,
  particuliers: ({ symptoms, ...content }) => ({
    ...withoutDrawing(content),
    symptoms: { ...symptoms, items: [...symptoms.items, { ...symptoms.items[0], label: 'Une fuite ?' }] },
  }),
  'travaux-speciaux': disable,
}

/** `value` with one photo in place of every picture. */
function withPhotos(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPhotos)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPhotos(one)]))
  return 'file' in inner ? { ...inner, file: 'chantier.jpg', photo: true } : inner
}

const withPhotosEverywhere = (changes: Changes): Changes =>
  Object.fromEntries(
    contentFiles.map((name): [ContentFile, Change] => {
      const change = changes[name] ?? ((content) => content)
      // entreprise.yaml names a map, which is no photo.
      return [name, name === 'entreprise' ? change : (content) => Object(withPhotos(change(content)))]
    }),
  )

const optionalPages = pageNames.filter((name) => 'isLeftOut' in schemas[pageFiles[name]].shape.page.shape)

export const ownersSites = {
  'the starter set': Object.fromEntries(
    Object.entries(readStarter()).map(([name, text]): [string, Change] => [name, () => parse(text)]),
  ),
  'only another colour': { apparence: (content) => ({ ...content, color }) },
  'only another name': { entreprise: (content) => ({ ...content, name: 'Façades du Vieux-Port' }) },
  'a delivery and a closure': {
    entreprise: (content) => ({
      ...content,
      closures: durand.closures,
      quoteDelivery: { endpoint: '/devis.php', sender: 'site@minium-batiment.fr', extraFields: {} },
    }),
  },
  'a form service': {
    entreprise: (content) => ({
      ...content,
      quoteDelivery: { endpoint: 'https://forms.example/a', extraFields: { access_key: 'public' } },
    }),
  },
  ...Object.fromEntries(
    optionalPages.map((name): [string, Changes] => [
      `without ${pageFiles[name]}`,
      { [pageFiles[name]]: disable },
    ]),
  ),
  'without any of these pages': Object.fromEntries(optionalPages.map((name) => [pageFiles[name], disable])),
  'another company': withPhotosEverywhere(otherCompany),
} satisfies Record<string, Changes>

/** The environment of a command that reads src/content. A Vite that serves a test has set NODE_ENV in this process. */
export function ownerEnvironment() {
  const { MINIUM_SAMPLE: _sample, NODE_ENV: _mode, ...environment } = process.env
  return environment
}

/** Serves a copy of the project by `vite dev` or `vite preview`. A process of its own reads the content of its folder. */
export async function serveSite(folder: string, command: 'dev' | 'preview') {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const address = ['--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const server = spawn(process.execPath, [vite, command, ...address], {
    cwd: folder,
    env: ownerEnvironment(),
  })
  while (!(await fetch(origin).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`vite ${command} did not start in ${folder}`)
    await pause(100)
  }
  const stop = async () => {
    server.kill()
    await once(server, 'exit')
    await rm(folder, { recursive: true })
  }
  return { folder, origin, stop }
}

/** A photo as a phone writes it: rotated by its EXIF orientation, with its location. Always the same, to be encoded once. */
const phonePhoto = (file: string) => {
  const pixels = Uint8Array.from({ length: 48 * 36 * 3 }, (_, index) => (index * 7919) % 251)
  return sharp(pixels, { raw: { width: 48, height: 36, channels: 3 } })
    .resize(2500, 1900, { fit: 'fill' })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .toFile(file)
}

/** Whatever builds write in node_modules/ is each copy's own, but for encoded pictures. */
const builtFolders = ['.prerender', '.editor', '.vite', '.drawings', '.sample']

/** A copy of the project, in a folder whose name has a space and an accent, with the sample's content and these changes. */
export async function makeSite(changes: Changes) {
  const folder = await mkdtemp(join(tmpdir(), 'Site été '))
  const isLeft = /[\\/](?:node_modules|dist|\.git|test-results|look|public)$/
  await cp(root, folder, { recursive: true, filter: (path) => !isLeft.test(path) })
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules')))
    if (!builtFolders.includes(name))
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const pictures = join(folder, 'src/assets/pictures')
  await phonePhoto(join(pictures, 'chantier.jpg'))
  const light = { width: 1900, height: 1000, channels: 3, background: '#eee' } as const
  await sharp({ create: light }).toFile(join(pictures, plan.file))
  for (const name of contentFiles) {
    const text = await readFile(join(root, sampleFile(name)), 'utf8')
    const change = changes[name]
    await writeFile(join(folder, contentFile(name)), change ? stringify(change(parse(text))) : text)
  }
  return folder
}
