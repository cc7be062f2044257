import { readFileSync } from 'node:fs'
import { painted } from '../../styles/palette.ts'
import type { Company } from '../content/schemas/company.ts'
import { isSampleAddress } from '../content/schemas/companyValues.ts'
import { contentFile, contentFiles, schemas, type ContentFile } from '../content/schemas/index.ts'
import { parse } from '../content/schemas/parse.ts'
import { picturesIn } from '../content/picturesIn.ts'
import { read, sentenceOf } from '../content/read.ts'
import { checkCompany, isSample } from './checkCompany.ts'
import { filesIn } from './filesIn.ts'
import { isOfTheSample, sampleFiles } from './sample.ts'

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

type Shown = { page: ContentFile; file: string; value: object; lineOf: (path: readonly string[]) => number }

const placeIn = ({ file, lineOf }: Shown, path: readonly string[]) =>
  `${file}, ligne ${lineOf(path)}, ${path.join('.')}`

/** A picture that is not there. */
const absentPictures = (shown: Shown, pictures: readonly string[]) =>
  picturesIn(shown.value)
    .filter(({ picture }) => !pictures.includes(picture.file))
    .map(
      ({ path, picture: { file } }) =>
        `${placeIn(shown, [...path, 'file'])} : ${pictureFolder}/ n’a pas d’image « ${file} » ; les plus proches : ${nearest(file, pictures).join(', ')}.`,
    )

/** What search engines would cut, or what they and those who do not see the pictures could not tell apart. */
function faultsOfEntries(all: readonly Shown[], { name }: Company) {
  const said = new Set<string>()
  return all.flatMap((shown) =>
    textsIn(shown.value).flatMap(([path, text]) => {
      const isTitle = path.join('.') === 'page.title'
      const { length } = `${text} – ${name}`
      const place = placeIn(shown, path)
      if (isTitle && length > 60)
        return `${place} : il faut 60 signes au plus, avec « – ${name} », et non ${length}.`
      if (!isTitle && path.join('.') !== 'page.description' && path.at(-1) !== 'alt') return []
      if (said.has(text)) return `${place} : il faut un autre texte, un autre endroit a déjà celui-ci.`
      said.add(text)
      return []
    }),
  )
}

/** What says or shows Paris although the office is elsewhere, or another part of it: `wrong` would be false on a published site. */
function tracesOfParis(all: readonly Shown[], { address, areaServed, map }: Company, placeOfMap: string) {
  if (isInParis(address.city)) {
    const isPainted = address.postcode !== '75011' && map?.picture.file === 'contact-carte-paris-11e.webp'
    const ofThe11th = `${placeOfMap} : le 11e y est peint ; prenez la carte qu’indique la note de ce champ.`
    return { wrong: isPainted ? [ofThe11th] : [], left: [] }
  }
  // A company from elsewhere may work there, and its pictures be of there; only an office that is marked there is not.
  const worksInParis = areaServed.some((area) => /^Paris\b/i.test(area))
  const isWrong = map?.picture.file.startsWith('contact-carte-paris') && (map.pin || !worksInParis)
  const left = (worksInParis ? [] : all).flatMap((shown) =>
    textsIn(shown.value)
      .filter(([path, text]) => /\bParis\b|parisien|haussmann/i.test(text) && !isAddress(path))
      .map(([path, text]) => `${placeIn(shown, path)} parle de Paris : ${text}`),
  )
  return {
    wrong: isWrong ? [`${placeOfMap} : la carte est celle de Paris ; donnez la vôtre, ou rien.`] : [],
    left,
  }
}

/** What names the colour of the sample's models by itself, although they are in another. */
const tracesOfTheColour = (all: readonly Shown[]) =>
  all.some(({ value }) => 'color' in value && value.color === painted)
    ? []
    : all.flatMap((shown) =>
        textsIn(shown.value)
          .filter(([path, text]) => path.at(-1) === 'alt' && /\borangée?s?(?!\p{L})/u.test(text))
          .map(([path, text]) => `${placeIn(shown, path)} parle d’orangé : ${text}`),
      )

/** The texts and pictures that are still the sample's. */
function tracesOfTheSample(shown: Shown, pictures: readonly string[]) {
  const { page, file, value, lineOf } = shown
  const ofTheSample = new Set(readFileSync(sampleList, 'utf8').split('\n'))
  const same = ownTexts(page, value).filter(([, text]) => ofTheSample.has(text))
  const lines = [...new Set(same.map(([path]) => lineOf(path)))].toSorted((one, other) => one - other)
  const cropped = picturesIn(value).filter(
    ({ picture }) =>
      picture.photo && ofTheSample.has(picture.file) && pictures.includes(`telephone/${picture.file}`),
  )
  return [
    ...(lines.length > 0
      ? [`${file} : encore des textes ou des images de l’exemple, lignes ${lines.join(', ')}.`]
      : []),
    ...cropped.map(
      ({ path, picture }) =>
        `${placeIn(shown, path)} : « ${picture.file} » a encore, sur un téléphone, le cadrage de l’exemple ; donnez à votre photo un nom à elle.`,
    ),
  ]
}

/** The files of the sample that a company replaces otherwise than by words. */
const filesOfTheSample = ({ sharedPicture }: Company) =>
  Object.entries(sampleFiles)
    // The background of the shared picture matters only while it is used.
    .filter(([file]) => !file.includes('/pictures/') || file.endsWith(`/${sharedPicture.file}`))
    .filter(([file, hash]) => isOfTheSample(file, hash))
    .map(([file]) => `${file} est encore celui de l’exemple ; MANUEL.md dit comment le refaire.`)

/**
 * All that is wrong in the words and facts, and what of them the site's owner should look at: sentences, each with its file and
 * line.
 */
export function checkContent(texts = typedTexts()): { errors: string[]; warnings: string[] } {
  const pictures = pictureNames()
  const faults: string[] = []
  const all: Shown[] = []
  for (const page of contentFiles) {
    const file = contentFile(page)
    const parsed = parse(schemas[page], texts[page] ?? '')
    if ('faults' in parsed) faults.push(...parsed.faults.map((fault) => sentenceOf(file, fault)))
    else {
      const shown = { page, file, ...parsed }
      faults.push(...absentPictures(shown, pictures))
      // The words of a page that is left out may stay, and say what they like.
      if (!isLeftOut(parsed.value)) all.push(shown)
    }
  }
  const { company, ...own } = checkCompany(texts.entreprise ?? '')
  if (!company || faults.length > 0) return { errors: faults, warnings: [] }

  const { value, placeOf } = company
  const paris = tracesOfParis(all, value, placeOf('map'))
  const isPublished = !isSampleAddress(value.url)
  return {
    errors: [...faultsOfEntries(all, value), ...(isPublished ? paris.wrong : []), ...own.errors],
    warnings: [
      ...own.warnings,
      // As long as nothing is replaced, that would be a list of the whole site.
      ...(isSample(value)
        ? []
        : [
            ...(isPublished ? [] : paris.wrong),
            ...paris.left,
            ...tracesOfTheColour(all),
            ...all.flatMap((shown) => tracesOfTheSample(shown, pictures)),
            ...filesOfTheSample(value),
          ]),
    ],
  }
}

/** All that the sample says in its own words, and the pictures that it shows, one a line; a unit test writes it. */
export const sampleList = 'src/build/sample.txt'

/** What a company should say or show otherwise than another: the sentences, pictures and h1 of a page, but not its small words. */
export const ownTexts = (name: ContentFile, value: object) =>
  ['entreprise', 'formulaire', 'introuvable', 'site'].includes(name)
    ? []
    : textsIn(value)
        .map(([path, text]) => [path, text.replaceAll('\n', ' ')] as const)
        .filter(([path, text]) => /^hero\.title$|(?:^|\.)file$/.test(path.join('.')) || text.length > 25)

const isInParis = (city: string) => /^Paris\b(?!-)/i.test(city)

export const isLeftOut = (value: object) =>
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
  if (isInParis(read(schemas.entreprise, 'entreprise').address.city)) named.push('contact-carte-paris.webp')
  return pictureNames()
    .filter((name) => /\.\w+$/.test(name))
    .filter((name) => !named.includes(name.replace(/^telephone\//, '')))
    .filter((name) => !loaded.some((id) => id.endsWith(`/${pictureFolder}/${name}`)))
    .map((name) => `Rien ne montre l’image ${pictureFolder}/${name} ; supprimez-la.`)
}
