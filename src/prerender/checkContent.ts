import { readFileSync } from 'node:fs'
import type { Company } from '../schemas/company.ts'
import { isSampleAddress } from '../schemas/companyValues.ts'
import { schemas, type ContentFile } from '../schemas/index.ts'
import { parse } from '../schemas/parse.ts'
import { picturesIn } from '../site/picturesIn.ts'
import { contentFile, read, sentenceOf } from '../site/read.ts'
import { checkCompany, isSample } from './checkCompany.ts'
import { filesIn } from './filesIn.ts'
import { isOfTheSample, sampleFiles } from './sample.ts'

const isFile = (name: string): name is ContentFile => name in schemas

export const contentFiles = Object.keys(schemas).filter(isFile)

export type Texts = Record<string, string>

/** The files of words as they are typed. */
export const typedTexts = (): Texts =>
  Object.fromEntries(contentFiles.map((name) => [name, readFileSync(contentFile(name), 'utf8')]))

const pictureFolder = 'src/assets/pictures'

const pictureNames = () => filesIn(pictureFolder).map((file) => file.slice(pictureFolder.length + 1))

/** How many letters two names share at their start and their end. */
function likeness(one: string, other: string) {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return start + end
}

const nearest = (name: string, names: readonly string[]) =>
  names
    .filter((one) => /\.\w+$/.test(one) && !one.startsWith('telephone/'))
    .toSorted((one, other) => likeness(other, name) - likeness(one, name))
    .slice(0, 3)

/** The texts anywhere inside `value`, each with the path that leads to it. */
export function textsIn(
  value: unknown,
  path: readonly string[] = [],
): [path: readonly string[], text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

/** Where Paris may be named by a company of any place: the address of an insurer, a mediator or a host, and names of files. */
const isAddress = (path: readonly string[]) =>
  path.some((key) => /^(?:address|insurer|headOffice|file)$/.test(key))

/**
 * All that is wrong in the words and facts, and what of them the site's owner should look at: sentences, each with its file and
 * line.
 */
export function checkContent(texts = typedTexts()): { errors: string[]; warnings: string[] } {
  const files = contentFiles.map((name) => ({
    name,
    file: contentFile(name),
    parsed: parse(schemas[name], texts[name] ?? ''),
  }))
  const pictures = pictureNames()
  const errors = files.flatMap(({ file, parsed }) => {
    if ('faults' in parsed) return parsed.faults.map((fault) => sentenceOf(file, fault))
    return picturesIn(parsed.value).flatMap(({ path, picture }) =>
      pictures.includes(picture.file)
        ? []
        : sentenceOf(file, {
            line: parsed.lineOf([...path, 'file']),
            field: [...path, 'file'].join('.'),
            message: `src/assets/pictures/ n’a pas d’image « ${picture.file} » ; les plus proches : ${nearest(picture.file, pictures).join(', ')}`,
          }),
    )
  })
  const own = checkCompany(texts.entreprise ?? '')
  if (!own.company || errors.length > 0) return { errors, warnings: [] }

  const { value: company, placeOf } = own.company
  const { name, address, areaServed, map, sharedPicture, url } = company
  const wrong: string[] = []
  const left: string[] = []
  // The words of a page that is left out may stay, and say what they like.
  const shown = files.flatMap(({ name: page, file, parsed }) =>
    'faults' in parsed || isLeftOut(parsed.value) ? [] : { page, file, ...parsed },
  )
  const said = new Set<string>()
  for (const { file, value, lineOf } of shown)
    for (const [path, text] of textsIn(value)) {
      const isTitle = path.join('.') === 'page.title'
      const place = `${file}, ligne ${lineOf(path)}, ${path.join('.')}`
      const { length } = `${text} – ${name}`
      if (isTitle && length > 60)
        errors.push(`${place} : il faut 60 signes au plus, avec « – ${name} », et non ${length}.`)
      // What search engines or those who do not see the pictures could not tell apart.
      if (!isTitle && path.join('.') !== 'page.description' && path.at(-1) !== 'alt') continue
      if (said.has(text)) errors.push(`${place} : il faut un autre texte, un autre endroit a déjà celui-ci.`)
      said.add(text)
    }
  if (!isInParis(company)) {
    // A company from elsewhere may work there, and its pictures be of there; only an office that is marked there is not.
    const worksInParis = areaServed.some((area) => /^Paris\b/i.test(area))
    for (const { file, value, lineOf } of worksInParis ? [] : shown)
      for (const [path, text] of textsIn(value))
        if (/\bParis\b|parisien|haussmann/i.test(text) && !isAddress(path))
          left.push(`${file}, ligne ${lineOf(path)}, ${path.join('.')} parle de Paris : ${text}`)
    if (map?.picture.file.startsWith('contact-carte-paris') && (map.pin || !worksInParis))
      wrong.push(`${placeOf('map')} : la carte est celle de Paris ; donnez la vôtre, ou rien.`)
  } else if (address.postcode !== '75011' && map?.picture.file === 'contact-carte-paris-11e.webp')
    wrong.push(`${placeOf('map')} : le 11e y est peint ; prenez la carte qu’indique MANUEL.md.`)
  const ofTheSample = new Set(readFileSync(sampleList, 'utf8').split('\n'))
  for (const { page, file, value, lineOf } of shown) {
    const same = ownTexts(page, value).filter(([, text]) => ofTheSample.has(text))
    const lines = [...new Set(same.map(([path]) => lineOf(path)))]
    if (lines.length > 0)
      left.push(`${file} : encore des textes ou des images de l’exemple, lignes ${lines.join(', ')}.`)
    for (const { path, picture } of picturesIn(value))
      if (picture.photo && ofTheSample.has(picture.file) && pictures.includes(`telephone/${picture.file}`))
        left.push(
          `${file}, ligne ${lineOf(path)} : « ${picture.file} » a encore, sur un téléphone, le cadrage de l’exemple ; donnez à votre photo un nom à elle.`,
        )
  }
  for (const [file, hash] of Object.entries(sampleFiles)) {
    // The background of the shared picture matters only while it is used.
    const isUsed = !file.includes('/pictures/') || file.endsWith(`/${sharedPicture.file}`)
    if (!isUsed || !isOfTheSample(file, hash)) continue
    if (file.endsWith('.jpg') && name !== 'Minium')
      wrong.push(`${file} porte le nom de l’exemple ; lancez « npm run brand ».`)
    else left.push(`${file} est encore celui de l’exemple ; MANUEL.md dit comment le refaire.`)
  }
  const isPublished = !isSampleAddress(url)
  return {
    errors: [...errors, ...(isPublished ? wrong : []), ...own.errors],
    warnings: [
      ...own.warnings,
      // As long as nothing is replaced, that would be a list of the whole site.
      ...(isSample(company) ? [] : [...(isPublished ? [] : wrong), ...left]),
    ],
  }
}

/** All that the sample says in its own words, and the pictures that it shows, one a line; a unit test writes it. */
export const sampleList = 'src/prerender/sample.txt'

/** What a company should say or show otherwise than another: the sentences and pictures of a page, but not its small words. */
export const ownTexts = (name: ContentFile, value: object) =>
  ['entreprise', 'formulaire', 'introuvable', 'site'].includes(name)
    ? []
    : textsIn(value)
        .map(([path, text]) => [path, text.replaceAll('\n', ' ')] as const)
        .filter(([path, text]) => path.at(-1) === 'file' || text.length > 25)

const isInParis = ({ address }: Company) => /^Paris\b(?!-)/i.test(address.city)

const isLeftOut = (value: object) =>
  'page' in value &&
  typeof value.page === 'object' &&
  value.page !== null &&
  'isLeftOut' in value.page &&
  value.page.isLeftOut === true

/** The pictures that nothing shows: neither the words, nor what the build has loaded. */
export function unusedPictures(loaded: readonly string[]) {
  const named = contentFiles.flatMap((name) =>
    picturesIn(read(schemas[name], name)).map(({ picture }) => picture.file),
  )
  // For an office that moves within Paris (the note of `map`).
  if (isInParis(read(schemas.entreprise, 'entreprise'))) named.push('contact-carte-paris.webp')
  return pictureNames()
    .filter((name) => /\.\w+$/.test(name))
    .filter((name) => !named.includes(name.replace(/^telephone\//, '')))
    .filter((name) => !loaded.some((id) => id.endsWith(`/${pictureFolder}/${name}`)))
    .map((name) => `Rien ne montre l’image ${pictureFolder}/${name} ; supprimez-la.`)
}
