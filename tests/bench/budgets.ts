import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../src/build/checkSite.ts'
import { paths } from '../pages.ts'
import budgets from './budgets.json' with { type: 'json' }

// `npm run check:budgets` checks what a browser would fetch of the built site against budgets.json: sizes in kB
// (1000 bytes), as served. Build first.

const dist = 'dist'

/** The width of the picture of the roof that phones load, at 390 px and two pixels for each. */
const phonePicture = 780

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group)

/** Bytes of a file as it is served: in brotli if the build wrote it so. */
const size = (file: string) => {
  const path = join(dist, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const figure = (name: string, files: readonly string[], budget: number) => {
  if (files.length === 0) throw new Error(`${name}: not found in dist. Has the HTML changed?`)
  return { name, bytes: files.reduce((sum, file) => sum + size(file), 0), budget }
}

function figuresOf(path: string) {
  const file = fileOf(path)
  const html = readFileSync(join(dist, file), 'utf8')
  // The only script before the first paint, and those that it then loads.
  const start = all(html, /<script\b[^>]*src="\/([^"]+)"/g)
  const later = all(html, /\bdata-scripts="([^"]+)"/g).flatMap((list) => all(list, /\/(\S+)/g))
  const scripts = path === '/contact' ? budgets.scriptsWithForm : budgets.scripts
  const styles = all(html, /<link\b[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"/g)
  const figures = [
    figure(`HTML of ${path}`, [file], budgets.html),
    figure(`Styles of ${path}`, styles, budgets.styles),
    figure(`Start script of ${path}`, start, budgets.startScript),
    figure(`All scripts of ${path}`, [...start, ...later], scripts),
  ]
  if (path !== '/') return figures
  const fonts = all(html, /<link\b[^>]*rel="preload"[^>]*href="\/([^"]+\.woff2)"/g)
  const preloads = all(html, /<link\b[^>]*\bimageSrcSet="([^"]+)"[^>]*media="\(width/gi)
  const pictures = preloads.flatMap((srcset) => all(srcset, new RegExp(`/(\\S+) ${phonePicture}w`, 'g')))
  return [
    ...figures,
    figure('Font', fonts, budgets.font),
    figure('Hero picture on a phone', pictures, budgets.heroPicture),
  ]
}

for (const { name, bytes, budget } of [...paths, '/404'].flatMap(figuresOf)) {
  const over = Math.ceil(bytes - budget * 1000)
  process.stdout.write(`${name}: ${(bytes / 1000).toFixed(1)} of ${budget.toFixed(1)} kB\n`)
  if (over <= 0) continue
  process.stdout.write(`It is ${over} bytes over: make it smaller, or say why in budgets.json's commit.\n`)
  process.exitCode = 1
}
