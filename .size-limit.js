import { readdirSync, readFileSync } from 'node:fs'

// The bytes in brotli that a first visit downloads of the built site. A commit that must exceed a limit raises it and says why.

const pages = readdirSync('dist').filter((file) => file.endsWith('.html'))

/** The scripts that a page loads, immediately or after its first paint. */
const scriptsOf = (page) => {
  const names = readFileSync(`dist/${page}`, 'utf8').match(/\/assets\/[\w-]+\.js\b/g)
  return Array.from(new Set(names), (name) => `dist${name}`)
}

// Wanted are 101 kB without the form, 113.5 kB with it; it also says when the office is closed. Expertises has twice the words of
// other pages, La Société the legal notice, and the home page ends with or without cellars.
const limits = {
  'contact.html': '113.5 kB',
  'expertises.html': '104 kB',
  'index.html': '101.5 kB',
  'societe.html': '101.5 kB',
}

export default [
  ...pages.map((page) => ({
    name: `Scripts of ${page}`,
    path: scriptsOf(page),
    limit: limits[page] ?? '101 kB',
  })),
  { name: 'Start script', path: 'dist/assets/start-*.js', limit: '0.7 kB' },
  { name: 'Styles', path: 'dist/assets/*.css', limit: '12.05 kB' },
  { name: 'HTML of the home page', path: 'dist/index.html', limit: '6.5 kB' },
]
