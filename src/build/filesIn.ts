import { readdirSync } from 'node:fs'

/** All files in the folders and below them, as 'src/content/home.ts'. */
export const filesIn = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
