import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What a browser would fetch of the site built in `folder`, and how large that is, read from its files. */
export function builtSite(folder: string) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}: run "npm run build" first.`)
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const html = (path: string) => read(htmlFile(path))

  /** Bytes of a file as it is served: in brotli if the build wrote it so. */
  const size = (file: string) => {
    const path = join(folder, file)
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
  }

  return {
    /** The addresses of the pages, the home page first. */
    paths: readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => (file === 'index.html' ? '/' : `/${basename(file, '.html')}`))
      .toSorted(),
    html: (path: string) => [htmlFile(path)],
    styles: (path: string) => all(html(path), /<link\b[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"/g),
    fonts: (path: string) => all(html(path), /<link\b[^>]*rel="preload"[^>]*href="\/([^"]+\.woff2)"/g),
    /** The script in the HTML: the only one before the first paint. */
    startScript: (path: string) => all(html(path), /<script\b[^>]*src="\/([^"]+)"/g),
    /** The start script and all scripts that it then loads. */
    scripts: (path: string) => [
      ...all(html(path), /<script\b[^>]*src="\/([^"]+)"/g),
      ...all(html(path), /\bdata-scripts="([^"]+)"/g).flatMap((list) => all(list, /\/(\S+)/g)),
    ],
    /** Of the pictures that the page preloads for a narrow window, the one that is `width` pixels wide. */
    firstPicture: (path: string, width: number) =>
      all(html(path), /<link\b[^>]*\bimageSrcSet="([^"]+)"[^>]*media="\(width/gi).flatMap((srcset) =>
        all(srcset, new RegExp(`/(\\S+) ${width}w`, 'g')),
      ),
    size: (files: readonly string[]) => files.reduce((sum, file) => sum + size(file), 0),
  }
}

const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group)
