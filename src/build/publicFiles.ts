import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { shownPages } from '../content/shownPages.ts'

/** The file of a page. */
export const fileOf = (path: string) => `${path.slice(1) || 'index'}.html`

/** The files of the owner's that the build would overwrite. */
export const faultsOfPublic = (folder: string) =>
  ['.htaccess', '404.html', '_headers', '_nginx.conf', 'robots.txt', 'sitemap.xml']
    .concat(shownPages.map(({ path }) => fileOf(path)))
    .filter((file) => existsSync(join(folder, file)))
    .map(
      (file) =>
        `public/${file} : la création du site écrit elle-même ce fichier, le vôtre serait perdu ; ôtez-le de public/.`,
    )

/** Removes what computers leave in folders, and nobody means to publish. */
export async function removeLitter(folder: string) {
  for (const file of await readdir(folder, { recursive: true }))
    if (/^(?:Thumbs\.db|desktop\.ini|\.DS_Store|\._.*|__MACOSX)$/i.test(basename(file)))
      await rm(join(folder, file), { recursive: true, force: true })
}
