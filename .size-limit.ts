import { readdirSync, readFileSync } from 'node:fs'
import { isSample } from './src/build/sample.ts'

// What a first visit downloads of the built site: bytes in brotli, and pictures. A commit that must exceed a limit raises it and
// says why.

const pages = readdirSync('dist').filter((file) => file.endsWith('.html'))

/** The scripts that a page loads, immediately or after its first paint. */
const scriptsOf = (page: string) => {
  const names = readFileSync(`dist/${page}`, 'utf8').match(/\/assets\/[\w-]+\.js\b/g)
  return Array.from(new Set<string>(names), (name) => `dist${name}`)
}

/** The sample's limits are tight. A site of its own has other words, a form that delivers, closures, sections: a tenth more. */
const limitOf = (kilobytes: number) => `${isSample ? kilobytes : 1.1 * kilobytes} kB`

// Contact has the form. Expertises has twice the text of other pages. The hashes in names make 0.1 kB of difference between two
// folders of one commit.
const limits: Record<string, number> = { 'contact.html': 113.1, 'expertises.html': 103.7 }

/** The kB of pictures that a phone may load on each page of the sample (tests/e2e/weight.e2e.ts). An owner has other photos. */
export const pictureLimits: Record<string, number> = {
  '/': 107,
  '/societe': 332,
  '/expertises': 243,
  '/travaux-speciaux': 188,
  '/realisations': 200,
  '/particuliers': 196,
  '/contact': 168,
  '/404': 118,
}

export default [
  ...pages.map((page) => ({
    name: `Scripts of ${page}`,
    path: scriptsOf(page),
    limit: limitOf(limits[page] ?? 101),
  })),
  { name: 'Start script', path: 'dist/assets/start-*.js', limit: limitOf(0.7) },
  { name: 'Styles', path: 'dist/assets/*.css', limit: limitOf(12.05) },
  { name: 'HTML of the home page', path: 'dist/index.html', limit: limitOf(6.5) },
]
