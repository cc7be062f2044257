import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { shownPages } from '../content/shownPages.ts'
import { fileOf } from './writePages.ts'

/** What the build writes at the root of the site, and where what it says is written. */
const written = {
  ...Object.fromEntries(shownPages.map(({ path }) => [fileOf(path), 'src/content/'])),
  '404.html': 'src/content/introuvable.yaml',
  '.htaccess': 'deploy/htaccess',
  '_nginx.conf': 'deploy/nginx.conf',
  _headers: 'src/build/hosts.ts',
  'robots.txt': 'src/build/machines.ts',
  'sitemap.xml': 'src/build/machines.ts',
}

/** The files of the owner's that the build would overwrite. */
export const faultsOfPublic = (folder: string) =>
  Object.entries(written)
    .filter(([file]) => existsSync(join(folder, file)))
    .map(
      ([file, source]) =>
        `public/${file} : la création du site écrit elle-même ce fichier, le vôtre serait perdu. Ôtez-le de public/ ; ce qu’il doit dire de plus s’écrit dans ${source}.`,
    )

/** Removes what computers leave in folders, and nobody means to publish. */
export async function removeLitter(folder: string) {
  for (const file of await readdir(folder, { recursive: true }))
    if (/^(?:Thumbs\.db|desktop\.ini|\.DS_Store|\._.*|__MACOSX)$/i.test(basename(file)))
      await rm(join(folder, file), { recursive: true, force: true })
}
