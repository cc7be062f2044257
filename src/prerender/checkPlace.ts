import { readFileSync } from 'node:fs'
import type { Company } from '../content/companySchema.ts'
import { componentOf, leftOutNames } from '../content/pages.ts'
import { pictures } from '../content/pictures.ts'
import { filesIn } from './filesIn.ts'
import { isOfTheSample, sampleFiles } from './sample.ts'

/** Whether one of `files` shows a picture: it names it in quotes, otherwise than as a key, or imports its file. */
function showing(files: readonly string[]) {
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('')
  return (name: string) => new RegExp(`['"/]${name}(?:['"](?!:)|\\.)`).test(sources)
}

const sourceFiles = () =>
  filesIn('src/content', 'src/layout', 'src/pages', 'src/sections').filter(
    (file) => /\.tsx?$/.test(file) && file !== 'src/content/pictures.ts',
  )

/** The words and the component of a page that is left out may stay, and say what they like. */
const isLeftOutFile = (file: string) =>
  leftOutNames().some(
    (name) => file === `src/content/${name}.ts` || file.startsWith(`src/pages/${componentOf(name)}/`),
  )

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '')

/** The pictures that nothing shows. One that is shown and missing does not compile. */
export function unusedPictures() {
  const isShown = showing(sourceFiles())
  const files = filesIn('src/assets/pictures').filter((file) => /\.\w+$/.test(file))
  return [...new Set([...Object.keys(pictures), ...files.map(nameOf)])]
    .filter((name) => !isShown(name))
    .map((name) => {
      const words = name in pictures ? ['tout ce qu’en dit src/content/pictures.ts'] : []
      const parts = [...words, ...files.filter((file) => nameOf(file) === name)]
      return `Rien ne montre l’image « ${name} » ; supprimez ${parts.join(', ')}.`
    })
}

/** The lines that the site shows, comments aside, in which `pattern` finds a word. */
function linesWith(pattern: RegExp) {
  const isShown = showing(sourceFiles().filter((file) => !isLeftOutFile(file)))
  const unseen = [...leftOutNames(), ...Object.keys(pictures).filter((name) => !isShown(name))]
  // From the name of an entry to the next; its lines stay, empty, so that the others keep their number.
  const entry = new RegExp(`^  '?(?:${unseen.join('|')})'?:[^]*?\\n(?=  \\S|\\})`, 'gm')
  return filesIn('src/content')
    .filter((file) => !/\/company(?:Schema|Values|Details)\.ts$/.test(file) && !isLeftOutFile(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const seen = /\/(?:pages|pictures)\.ts$/.test(file)
        ? text.replaceAll(entry, (lines) => lines.replaceAll(/.+/g, ''))
        : text
      return seen.split('\n').flatMap((typed, index) => {
        const line = typed.trim()
        // Nor the address of an insurer, a mediator or a host.
        const isSilent = /^(?:\/\/|\/?\*)|\b(?:address|insurer|headOffice):/.test(line)
        const says = !isSilent && pattern.test(line.replace(/(?<!:)\/\/.*/, ''))
        return says ? { line, place: `${file}:${index + 1}` } : []
      })
    })
}

/**
 * What still shows the sample, or Paris although the office is elsewhere: `wrong` is what would be false on a published
 * site, `left` what its owner should look at.
 */
export function checkPlace({ address, areaServed, map, sharedPicture }: Company) {
  const wrong: string[] = []
  const left: string[] = []
  if (!/^Paris\b(?!-)/i.test(address.city)) {
    // A company from elsewhere may work there, and its pictures be of there; only an office that is marked there is not.
    const worksInParis = areaServed.some((area) => /^Paris\b/i.test(area))
    for (const { place, line } of worksInParis ? [] : linesWith(/\bParis\b|parisien|haussmann/i))
      left.push(`${place} parle de Paris : ${line}`)
    if (map?.picture.startsWith('contact-carte-paris') && (map.pin || !worksInParis))
      wrong.push('src/content/company.ts, map : la carte est celle de Paris ; donnez la vôtre, ou null.')
  } else if (address.postcode !== '75011' && map?.picture === 'contact-carte-paris-11e.webp') {
    wrong.push('src/content/company.ts, map : le 11e y est peint ; prenez la carte qu’indique ce fichier.')
  }
  for (const [file, hash] of Object.entries(sampleFiles)) {
    // The background of the shared picture matters only while it is used.
    const isUsed = !file.includes('/pictures/') || file.endsWith(`/${sharedPicture.picture}`)
    if (isUsed && isOfTheSample(file, hash))
      left.push(`${file} est encore celui de l’exemple ; MANUEL.md dit comment le refaire.`)
  }
  return { wrong, left }
}
