import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser, StaticConfigLoader } from 'html-validate'
import { picturesIn } from '../words/pictures.ts'
import { sentenceOf, textOf } from '../words/load.ts'
import { isSampleAddress } from '../content/schemas/company.ts'
import {
  contentFile,
  contentFiles,
  isLeftOut,
  pageFiles,
  schemas,
  type ContentFile,
} from '../content/schemas/files.ts'
import { parse } from '../content/schemas/parse.ts'
import { pictureFile, pictureFolder } from './pictures.ts'

// What the build says to the site's owner: sentences, each with its file and, where there is one, its line and field.

/** The files of words as they are typed. */
export const typedTexts = (): Record<string, string> =>
  Object.fromEntries(contentFiles.map((name) => [name, textOf(name)]))

type Leaf = string | number | boolean | null

const isLeaf = (value: unknown): value is Leaf =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** All that stands anywhere inside `value`, each with the path that leads to it. */
function leavesIn(value: unknown, path: readonly string[] = []): [path: readonly string[], leaf: Leaf][] {
  if (isLeaf(value)) return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leavesIn(inner, [...path, key]))
}

export const textsIn = (value: unknown) =>
  leavesIn(value).flatMap(([path, leaf]) => (typeof leaf === 'string' ? [[path, leaf] as const] : []))

/** Hashes of what the sample says and shows, file by file: `npx vitest run checks -u` writes it. */
export const sampleFile = 'src/build/sample.json'

const logo = 'styles/mark.ts'

const hashOf = (leaf: Leaf) => createHash('sha256').update(String(leaf)).digest('hex').slice(0, 8)

/** What a company says or shows otherwise than another: who it is, and the sentences, pictures and h1 of its pages. */
const isOwn = (name: ContentFile, field: string, text: string) => {
  if (name === 'entreprise')
    return /^(?:url|phone|email|address\.street|geo\.latitude|social\.\d+\.url)$/.test(field)
  if (['formulaire', 'introuvable', 'mentions-legales', 'site'].includes(name)) return false
  return /^hero\.title$|(?:^|\.)file$/.test(field) || text.length > 25
}

const ownLeaves = (name: ContentFile, said: unknown) =>
  leavesIn(said).filter(([path, leaf]) => isOwn(name, path.join('.'), String(leaf)))

/** What `sampleFile` says as long as this site is the sample. */
export const hashesOf = (values: Readonly<Record<string, object>>) => ({
  [logo]: hashOf(readFileSync(logo, 'utf8')),
  ...Object.fromEntries(
    contentFiles.map((name) => {
      const hashes = ownLeaves(name, values[name] ?? {}).map(([, leaf]) => hashOf(leaf))
      return [name, [...new Set(hashes)].join(' ')]
    }),
  ),
})

type Shown = { name: ContentFile; value: object; said: unknown; lineOf: (path: readonly string[]) => number }

const placeIn = ({ name, lineOf }: Shown, path: readonly string[]) =>
  `${contentFile(name)}, ligne ${lineOf(path)}, ${path.join('.')}`

const absentPictures = (shown: Shown) =>
  picturesIn(shown.value)
    .filter(({ picture }) => !pictureFile(picture.file))
    .map(
      ({ path, picture }) =>
        `${placeIn(shown, [...path, 'file'])} : ${pictureFolder}/ n’a pas d’image « ${picture.file} ».`,
    )

/** What the law asks of every company of this trade, whatever its legal form, and of every figure that is published. */
const isRequired = (field: string) =>
  /^legal\.|^mediator$|^insurance\.decennial$|^repairPrices$|^personalData\.|^figures\.\w+\.source$/.test(
    field,
  )

const isPublished = (company: object) =>
  'url' in company && typeof company.url === 'string' && !isSampleAddress(company.url)

/** At an address of its own, a company has nothing of the sample's identity, and what the law asks; before, it is told. */
function checkIdentity(company: Shown, left: ReturnType<typeof ownLeaves>) {
  if (!isPublished(company.value)) {
    const fields = [...new Set(['url', ...left.map(([[field]]) => field)])].join(', ')
    const said = `${contentFile(company.name)} : l’identité de l’exemple est encore là (${fields}) ; écrivez la vôtre avant de publier.`
    return { errors: [], warnings: [said] }
  }
  const empty = leavesIn(company.value).filter(([path, leaf]) => leaf === null && isRequired(path.join('.')))
  const faultsAt = (leaves: typeof left, why: string) =>
    leaves.map(([path]) => `${placeIn(company, path)} : ${why}.`)
  const errors = [
    ...faultsAt(left, 'c’est encore la valeur de l’exemple ; écrivez la vôtre'),
    ...faultsAt(empty, 'la loi le demande à un site publié ; ce champ est vide'),
  ]
  return { errors, warnings: [] }
}

/** What of a site that is right in itself is still the sample's. */
function checkSample(all: readonly Shown[]): { errors: string[]; warnings: string[] } {
  const sample: Record<string, string> = JSON.parse(readFileSync(sampleFile, 'utf8'))
  const known = new Set(Object.values(sample).join(' ').split(' '))
  const leftOf = ({ name, said }: Shown) =>
    ownLeaves(name, said).filter(([, leaf]) => known.has(hashOf(leaf)))
  const [company, ...pages] = all
  if (!company) return { errors: [], warnings: [] }
  const left = leftOf(company)
  const { errors, warnings } = checkIdentity(company, left)
  // As long as nothing is replaced, the whole site is the sample's.
  if (left.length === ownLeaves(company.name, company.said).length) return { errors, warnings }
  const words = pages.flatMap((shown) => {
    const { length, 0: first } = leftOf(shown)
    return first
      ? `${contentFile(shown.name)} : textes ou images encore de l’exemple : ${length} ; le premier est à la ligne ${shown.lineOf(first[0])}.`
      : []
  })
  const ofLogo = known.has(hashOf(readFileSync(logo, 'utf8')))
    ? [`${logo} : c’est encore le logo de l’exemple.`]
    : []
  return { errors, warnings: [...warnings, ...words, ...ofLogo] }
}

/** All that is wrong in the words and facts, and what of them is still the sample's. */
export function checkContent(texts = typedTexts()) {
  const errors: string[] = []
  const all: Shown[] = []
  for (const name of contentFiles) {
    const parsed = parse(schemas[name], texts[name] ?? '')
    if ('faults' in parsed) errors.push(...parsed.faults.map((fault) => sentenceOf(contentFile(name), fault)))
    else {
      const shown = { name, ...parsed }
      errors.push(...absentPictures(shown))
      // The words of a page that is left out may stay, and say what they like.
      const { value } = parsed
      if (!('hero' in value && isLeftOut(value))) all.push(shown)
    }
  }
  return errors.length > 0 ? { errors, warnings: [] } : checkSample(all)
}

/** What search engines would cut, once the names between braces are filled in. */
export async function wrongLengths() {
  // Imported only here: these need words that have been found right.
  const { pages, shownNames } = await import('../words/pages.ts')
  const { site } = await import('../words/site.ts')
  return shownNames.flatMap((pageName) => {
    const name = pageFiles[pageName]
    const parsed = parse(schemas[name], textOf(name))
    if ('faults' in parsed) return []
    const place = (field: string) =>
      `${contentFile(name)}, ligne ${parsed.lineOf(['page', field])}, page.${field}`
    const { title, description } = pages[pageName]
    const { length } = title + site.titleSuffix
    const isWrong = description.length < 120 || description.length > 160
    return [
      ...(length > 60
        ? [`${place('title')} : il faut 60 signes au plus, avec «${site.titleSuffix} », et non ${length}.`]
        : []),
      ...(isWrong
        ? [`${place('description')} : il faut de 120 à 160 signes, et non ${description.length}.`]
        : []),
    ]
  })
}

/** The addresses that lead to nothing: an owner may have taken out the page, or the part of it, that they name. */
export async function deadLinks(pages: ReadonlyMap<string, string>, dist: string) {
  const parser = new Parser(await new StaticConfigLoader({ root: true }).getConfigFor(''))
  const site = 'https://site.example'
  const found = Array.from(pages, ([path, html]) => {
    const page = parser.parseHtml(html)
    const valuesOf = (name: string) =>
      page.querySelectorAll(`[${name}]`).map((element) => element.getAttributeValue(name) ?? '')
    return { path, ids: valuesOf('id'), addresses: ['href', 'src', 'action'].flatMap(valuesOf) }
  })
  const isDead = (address: string, from: string) => {
    const { origin, pathname, hash } = new URL(address, site + from)
    if (origin !== site) return false
    const page = found.find(({ path }) => path === pathname)
    if (!page) return !existsSync(join(dist, decodeURIComponent(pathname)))
    return hash !== '' && !page.ids.includes(hash.slice(1))
  }
  return found.flatMap(({ path, addresses }) =>
    Array.from(new Set(addresses))
      .filter((address) => isDead(address, path))
      .map(
        (address) =>
          `Page ${path} : « ${address} » ne mène nulle part. Cherchez-le dans src/content/, et corrigez ou supprimez-le.`,
      ),
  )
}
