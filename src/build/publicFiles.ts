import { existsSync } from 'node:fs'
import { chmod, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { retryWhileLocked } from './lockedFiles.ts'
import { paths } from '../content/schemas/fields.ts'

/** The file of a page. */
export const fileOf = (path: string) => `${path.slice(1) || 'index'}.html`

/** The text files that the build writes at the root of the site, apart from pages. */
export const rootFiles = ['sitemap.xml', 'robots.txt', '_headers', '_redirects', '.htaccess'] as const

const ofRedirects =
  ' Les adresses d’un ancien site s’écrivent dans src/content/entreprise.yaml, sous « redirects ».'

/** Errors about files of public/ that the build would overwrite, or that a server would take for a disabled page. */
export const publicFolderErrors = (folder: string) =>
  [...rootFiles, ...['/404', ...Object.values(paths)].map(fileOf)]
    .filter((file) => existsSync(join(folder, file)))
    .map(
      (file) =>
        `public/${file} : la création du site écrit elle-même ce fichier, le vôtre serait perdu ; ôtez-le de public/.${/^_redirects$|^\.htaccess$/.test(file) ? ofRedirects : ''}`,
    )

/** Removes files that operating systems leave in folders, such as .DS_Store. */
export async function removeJunkFiles(folder: string) {
  for (const file of await readdir(folder, { recursive: true }))
    if (/^(?:Thumbs\.db|desktop\.ini|\.DS_Store|\._.*|__MACOSX)$/i.test(basename(file)))
      await rm(join(folder, file), { recursive: true, force: true, maxRetries: 5 })
}

/** Makes a folder readable for the web server, also if it was built with `umask 077`. */
export async function makeWorldReadable(folder: string) {
  await retryWhileLocked(() => chmod(folder, 0o755))
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await retryWhileLocked(() =>
      chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644),
    )
}
