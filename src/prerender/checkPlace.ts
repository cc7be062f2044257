import { readdirSync, readFileSync } from 'node:fs'
import type { Company } from '../content/companySchema.ts'
import { pictures } from '../content/pictures.ts'
import { isOfTheSample, sampleFiles } from './sample.ts'

/** The lines of the words, comments aside, that `pattern` finds. */
const linesWith = (pattern: RegExp) =>
  readdirSync('src/content')
    .filter((file) => !/^company(?:Schema|Values|Details)\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(`src/content/${file}`, 'utf8')
        .split('\n')
        .map((line, index) => ({ file, place: `src/content/${file}:${index + 1}`, line: line.trim() }))
        .filter(
          ({ line }) =>
            // Nor the address of an insurer, a mediator or a host.
            !/^(?:\/\/|\/?\*)|\b(?:address|insurer|headOffice):/.test(line) &&
            pattern.test(line.replace(/(?<!:)\/\/.*/, '')),
        ),
    )

/** The entries of pictures.ts that nothing shows, with their files. One that is shown and missing does not compile. */
export function unusedPictures() {
  const shown = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:content|pages|sections)\b.*\.tsx?$/.test(file) && !file.endsWith('pictures.ts'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('')
  const all = readdirSync('src/assets/pictures', { recursive: true, encoding: 'utf8' })
  return Object.keys(pictures)
    .filter((name) => !new RegExp(`['"]${name}['"]`).test(shown))
    .map((name) => {
      const files = all.filter((file) =>
        new RegExp(`^(?:telephone/)?${name}(?:-telephone)?\\.\\w+$`).test(file),
      )
      return `src/content/pictures.ts : rien ne montre « ${name} » ; supprimez son entrée et ses fichiers de src/assets/pictures/ (${files.join(', ')}).`
    })
}

/**
 * What still shows the sample, or Paris although the office is elsewhere: `wrong` is what would be false on a published
 * site, `left` what its owner should look at.
 */
export function checkPlace({ name, address, map, sharedPicture }: Company) {
  const isElsewhere = address.city !== 'Paris'
  const paris = isElsewhere ? linesWith(/\bParis\b|parisien|haussmann/i) : []
  // The texts of pictures that name Paris itself: the picture shows another town than the one that it is said of.
  const alternatives = paris.filter(
    ({ file, line }) => (file === 'pictures.ts' || /\balt: /.test(line)) && /\bParis\b|parisien/.test(line),
  )
  const files = Object.entries(sampleFiles).flatMap(([file, hash]) =>
    // Of the pictures, the one below the shared one is of interest while it is used.
    (!file.includes('/pictures/') || file.endsWith(`/${sharedPicture.picture}`)) && isOfTheSample(file, hash)
      ? [file]
      : [],
  )
  const shared = files.filter((file) => file.endsWith('.jpg') && name !== 'Minium')
  return {
    wrong: [
      ...alternatives.map(({ place, line }) => `${place} décrit une image de Paris : ${line}`),
      ...shared.map((file) => `${file} porte le nom de l’exemple ; lancez « npm run brand ».`),
      ...(isElsewhere && map?.picture === 'contact-carte-paris.webp'
        ? ['src/content/company.ts, map : la carte est celle de Paris ; donnez la vôtre, ou null.']
        : []),
    ],
    left: [
      ...paris
        .filter((one) => !alternatives.includes(one))
        .map(({ place, line }) => `${place} parle de Paris : ${line}`),
      ...files
        .filter((file) => !shared.includes(file))
        .map((file) => `${file} est encore celui de l’exemple ; le README dit comment le refaire.`),
    ],
  }
}
