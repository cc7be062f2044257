import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unescape } from 'node:querystring'
import { Parser, StaticConfigLoader } from 'html-validate'
import { parse as parseYaml } from 'yaml'
import { sentenceOf, readContentFile } from '../data/load.ts'
import { anchorsIn, fill, isTarget, longestTitle, tokensOf } from '../data/content.ts'
import { isSampleAddress, type Company } from '../content/schemas/company.ts'
import { contentFile, contentFiles, pageFiles, schemas, type ContentFile } from '../content/schemas/files.ts'
import { typesetPlain } from '../content/schemas/typography.ts'
import { parse } from '../content/schemas/parse.ts'
import { pictureFile, pictureFolder, sizeOf } from './pictures.ts'
import { publicFolderErrors } from './publicFiles.ts'
import { sampleFile } from './sample.ts'

// The build's messages for the owner: French sentences, each with its file and, where possible, its line and field.

/** The text of each content file, as it is typed. */
export const rawContentFiles = (): Record<string, string> =>
  Object.fromEntries(contentFiles.map((name) => [name, readContentFile(name)]))

type Leaf = string | number | boolean | null

const isLeaf = (value: unknown): value is Leaf =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** All scalar values inside `value`, each with its path. */
function leavesIn(value: unknown, path: readonly string[] = []): [path: readonly string[], leaf: Leaf][] {
  if (isLeaf(value)) return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leavesIn(inner, [...path, key]))
}

export const textsIn = (value: unknown) =>
  leavesIn(value).flatMap(([path, leaf]) => (typeof leaf === 'string' ? [[path, leaf] as const] : []))

const starterFolder = 'src/starter'

const starterFile = (name: ContentFile) => `${starterFolder}/${name}.yaml`

/** The starter content, by its file. A file without a starter version suits every company as it is in the sample. */
export const readStarter = (): Partial<Record<ContentFile, string>> =>
  Object.fromEntries(
    contentFiles
      .filter((name) => existsSync(starterFile(name)))
      .map((name) => [name, readFileSync(starterFile(name), 'utf8')]),
  )

/** Whether a field distinguishes one company from another: identity, logo, and texts or pictures of its works and places. */
const identifiesCompany = (name: ContentFile, field: string, text: string) => {
  if (name === 'entreprise')
    return /^(?:name|tagline|url|phone|email|address\.street|geo\.latitude|social\.\d+\.url)$/.test(field)
  if (name === 'apparence') return field.startsWith('logo')
  return existsSync(starterFile(name)) && (/^hero\.title$|(?:^|\.)file$/.test(field) || text.length > 25)
}

const identifyingLeaves = (name: ContentFile, raw: unknown) =>
  leavesIn(raw).filter(([path, leaf]) => identifiesCompany(name, path.join('.'), String(leaf)))

/** Values of the sample that a company replaces: all that the starter set does not have, and the identity in entreprise.yaml. */
function sampleValues() {
  const neutral = new Set(
    Object.values(readStarter()).flatMap((text) => leavesIn(parseYaml(text)).map(([, leaf]) => leaf)),
  )
  return new Set(
    contentFiles.flatMap((name) => {
      const { raw } = parse(schemas[name], readFileSync(sampleFile(name), 'utf8'))
      const own = identifyingLeaves(name, raw).map(([, leaf]) => leaf)
      return (name === 'entreprise' ? own : own.filter((leaf) => !neutral.has(leaf))).map(String)
    }),
  )
}

/** A content file that is valid YAML, though its fields may be wrong. */
type ContentFileState = { name: ContentFile; raw: unknown; lineOf: (path: readonly string[]) => number }

/** The value at `path`. */
const inside = (value: unknown, ...path: readonly string[]) =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

const locationIn = ({ name, lineOf }: ContentFileState, path: readonly string[]) =>
  `${contentFile(name)}, ligne ${lineOf(path)}, ${path.join('.')}`

/** The message of an error. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Reads a picture file; rejects if it is no picture. */
type Look = (file: string) => Promise<unknown>

/** Errors of the pictures that a content file names: missing or unreadable files. */
async function pictureErrors(shown: ContentFileState, look: Look) {
  const named = textsIn(shown.raw).filter(([path]) => path.at(-1) === 'file')
  const errors = named.map(async ([path, name]) => {
    const file = pictureFile(name)
    return file
      ? look(file).then(() => [], reasonOf)
      : `${locationIn(shown, path)} : ${pictureFolder}/ n’a pas d’image « ${name} ».`
  })
  return (await Promise.all(errors)).flat()
}

/** The fields that French law requires of every company of this trade, and of every published figure. */
const requiredOf = (raw: unknown) => [
  ...Object.keys(schemas.entreprise.shape.legal.unwrap().shape).map((field) => `legal.${field}`),
  'mediator',
  'insurance.decennial',
  'repairPrices',
  'personalData.transfersOutsideEU',
  'personalData.serverLogMonths',
  ...Object.entries(inside(raw, 'figures') ?? {}).flatMap(([name, figure]) =>
    figure ? `figures.${name}.source` : [],
  ),
]

const isPublished = (raw: unknown) => {
  const url = inside(raw, 'url')
  return typeof url === 'string' && URL.canParse(url) && !isSampleAddress(url)
}

/** Whether a text is a placeholder, such as an `.example` domain. Texts of pictures may say « exemple ». */
const isMadeUp = (field: string, leaf: Leaf) =>
  /(?<!\bpar )\bexemple\b|\.example\b/i.test(String(leaf)) &&
  !/^picturesNote$|(?:^|\.)(?:alt|caption)$/.test(field)

/** Once `url` is a real one, leftover sample data and missing legal fields are errors. Before that they are one warning. */
function checkIdentity(company: ContentFileState, left: ReturnType<typeof identifyingLeaves>) {
  if (!isPublished(company.raw)) {
    const fields = [...new Set(['url', ...left.map(([[field]]) => field)])].join(', ')
    const sentence = `${contentFile(company.name)} : l’identité de l’exemple est encore là (${fields}) ; écrivez la vôtre avant de publier.`
    return { errors: [], warnings: [sentence] }
  }
  const madeUp = leavesIn(company.raw).filter(
    ([path, leaf]) => isMadeUp(path.join('.'), leaf) && !left.some(([, one]) => one === leaf),
  )
  const empty = requiredOf(company.raw)
    .map((field) => field.split('.'))
    .filter((path) => (inside(company.raw, ...path) ?? null) === null)
  const errorsAt = (paths: readonly (readonly string[])[], why: string) =>
    paths.map((path) => `${locationIn(company, path)} : ${why}.`)
  const pathsOf = (leaves: typeof left) => leaves.map(([path]) => path)
  const errors = [
    ...errorsAt(pathsOf(left), 'c’est encore la valeur de l’exemple ; écrivez la vôtre'),
    ...errorsAt(pathsOf(madeUp), 'ce n’est qu’un exemple ; écrivez ce qui est vrai'),
    ...errorsAt(empty, 'la loi le demande à un site publié ; ce champ est vide'),
  ]
  return { errors, warnings: [] }
}

/** The lines with sample data, as '5, 8 à 12': a range has no data of the owner in between. */
function linesOf({ name, raw, lineOf }: ContentFileState, isSample: (leaf: Leaf) => boolean) {
  const runs: [from: number, to: number][] = []
  let isRun = false
  for (const [path, leaf] of identifyingLeaves(name, raw)) {
    const last = isRun ? runs.at(-1) : undefined
    isRun = isSample(leaf)
    if (!isRun) continue
    if (last) last[1] = lineOf(path)
    else runs.push([lineOf(path), lineOf(path)])
  }
  return runs.map(([from, to]) => (from === to ? from : `${from} à ${to}`)).join(', ')
}

/** Errors and warnings about data that is still the sample's. */
function checkSample(all: readonly ContentFileState[]): { errors: string[]; warnings: string[] } {
  const known = sampleValues()
  const isSample = (leaf: Leaf) => known.has(String(leaf))
  const company = all.find(({ name }) => name === 'entreprise')
  if (!company) return { errors: [], warnings: [] }
  const own = identifyingLeaves(company.name, company.raw)
  const left = own.filter(([, leaf]) => isSample(leaf))
  const { errors, warnings } = checkIdentity(company, left)
  // While nothing is replaced, the whole site is the sample.
  if (left.length === own.length) return { errors, warnings }
  const warningOf = (shown: ContentFileState) => {
    const lines = shown === company ? '' : linesOf(shown, isSample)
    if (lines === '') return []
    return shown.name === 'apparence'
      ? `${contentFile(shown.name)} : c’est encore le logo de l’exemple.`
      : `${contentFile(shown.name)} : travaux, lieux ou images encore de l’exemple, aux lignes ${lines}.`
  }
  // The logo is part of the identity.
  const logoFirst = all.toSorted(
    (one, other) => Number(other.name === 'apparence') - Number(one.name === 'apparence'),
  )
  return { errors, warnings: [...warnings, ...logoFirst.flatMap(warningOf)] }
}

/**
 * Warnings about links to a section that no content file has: the site leaves these out, so a misspelt `id` would go unseen. The
 * form's choices are left out with the sections of what a company does not do.
 */
function missingSections(shown: readonly ContentFileState[]) {
  const anchors = new Set(shown.flatMap(({ raw }) => anchorsIn(raw)))
  const names = new Set(shown.map(({ name }) => name))
  const files = shown.filter(({ name }) => name !== 'formulaire')
  return files.flatMap((file) =>
    textsIn(file.raw).flatMap(([path, text]) => {
      const target = inside(file.raw, ...path.slice(0, -1))
      return path.at(-1) === 'id' &&
        isTarget(target) &&
        names.has(pageFiles[target.page]) &&
        !anchors.has(text)
        ? `${locationIn(file, path)} : aucune partie du site n’a l’« id » « ${text} », et ce qui y mène n’est pas montré.`
        : []
    }),
  )
}

/** Errors of a page's title and description: both are measured once their tokens are replaced. */
function wrongLengths(shown: ContentFileState, company: Company | undefined) {
  const lengthOf = (field: string) => {
    const text = inside(shown.raw, 'page', field)
    // The schema itself measures texts without tokens.
    if (typeof text !== 'string' || !text.includes('{')) return undefined
    // Without a valid company file the length of a token's value is unknown.
    return company && typesetPlain(fill(text, tokensOf(company))).length
  }
  const title = lengthOf('title') ?? 0
  const description = lengthOf('description') ?? 120
  const location = (field: string) => locationIn(shown, ['page', field])
  return [
    ...(title > longestTitle
      ? [`${location('title')} : il faut ${longestTitle} signes au plus, et non ${title}.`]
      : []),
    ...(description < 120 || description > 160
      ? [`${location('description')} : il faut de 120 à 160 signes, et non ${description}.`]
      : []),
  ]
}

/** A content file as far as it can be read, with its errors. */
function readFile(name: ContentFile, typed?: string) {
  try {
    const text = typed ?? readContentFile(name)
    const parsed = parse(schemas[name], text)
    const found = 'errors' in parsed ? parsed.errors : []
    // Parts of invalid YAML are lost, so fields that seem to be missing may not be.
    const isWhole = found.every(({ field }) => field !== '')
    const errors = found.map((error) => sentenceOf(contentFile(name), error))
    return { name, text, raw: parsed.raw, lineOf: parsed.lineOf, isWhole, errors }
  } catch (error) {
    return { name, text: '', raw: undefined, lineOf: () => 1, isWhole: false, errors: [reasonOf(error)] }
  }
}

const filesOfPages = new Set<ContentFile>(Object.values(pageFiles))

/** All errors of the content, and warnings about what its owner may have overlooked. `texts` replace the files of these names. */
export async function checkContent(texts: Readonly<Record<string, string>> = {}, look: Look = sizeOf) {
  const files = contentFiles.map((name) => readFile(name, texts[name]))
  const company = parse(schemas.entreprise, files.find(({ name }) => name === 'entreprise')?.text ?? '')
  const facts = 'value' in company ? company.value : undefined
  // A disabled page's title and description may have any length.
  const shown = files.filter(({ raw }) => inside(raw, 'page', 'isLeftOut') !== true)
  const pictures = await Promise.all(files.map((file) => pictureErrors(file, look)))
  const ofFiles = files.flatMap((file, index) => [
    ...file.errors,
    ...(pictures[index] ?? []),
    ...(shown.includes(file) && filesOfPages.has(file.name) ? wrongLengths(file, facts) : []),
  ])
  const whole = shown.filter(({ isWhole }) => isWhole)
  const { errors, warnings } = checkSample(whole)
  return {
    // The same picture may occur several times.
    errors: [...new Set([...ofFiles, ...errors, ...publicFolderErrors('public')])],
    warnings: [...warnings, ...missingSections(whole)],
  }
}

/** The links of all pages that lead nowhere, because an owner has disabled the page or removed the section. */
export async function deadLinks(
  pages: ReadonlyMap<string, string>,
  dist: string,
  redirects: readonly { from: string; to: string }[] = [],
) {
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
    if (!page) return !existsSync(join(dist, unescape(pathname)))
    return hash !== '' && !page.ids.includes(hash.slice(1))
  }
  const ofRedirects = redirects.flatMap(({ from, to }) => [
    ...(isDead(from, '/') ? [] : [`« ${from} » est un fichier de ce site`]),
    ...(isDead(to, '/') ? [`« ${to} » ne mène nulle part`] : []),
  ])
  const ofPages = found.flatMap(({ path, addresses }) =>
    Array.from(new Set(addresses))
      .filter((address) => isDead(address, path))
      .map(
        (address) =>
          `Page ${path} : « ${address} » ne mène nulle part. Cherchez-le dans src/content/, et corrigez ou supprimez-le.`,
      ),
  )
  return [...ofRedirects.map((why) => `${contentFile('entreprise')}, redirects : ${why}.`), ...ofPages]
}
