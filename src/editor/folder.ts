import { refusal } from './formData.ts'

/** The folder that the user chose, as Sveltia CMS stores it: it has no API for it. A browser test covers it. */
async function chosenFolder() {
  const database = await resultOf(indexedDB.open('github:fichiers/du-site'))
  try {
    const stored = database.transaction('file-system-handles').objectStore('file-system-handles')
    const folder: unknown = await resultOf(stored.get('root_dir_handle'))
    if (folder instanceof FileSystemDirectoryHandle) return folder
    throw new Error('Sveltia CMS has not stored the chosen folder')
  } finally {
    database.close()
  }
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB gave no reason')))
  })

let folder: Promise<FileSystemDirectoryHandle> | undefined

/** Reads the folder that was chosen in this tab, before another tab may choose another one. */
export const findFolder = () => {
  folder = chosenFolder()
}

/** Why the browser cannot read a file of the chosen folder, and what to do. */
const reasons: Readonly<Record<string, (path: string) => string>> = {
  NotFoundError: (path) =>
    `${path} n’est plus dans le dossier du site. Remettez-le à sa place (de la corbeille, d’une copie ou de Git), puis enregistrez de nouveau : ce que vous avez écrit est encore là.`,
  NotAllowedError: (path) =>
    `Le navigateur n’a plus le droit de lire ${path}. Rechargez cette page, rouvrez le dossier du site, puis ce formulaire, et choisissez « Restaurer ».`,
}

/** The current text of a file of the chosen folder. */
export async function textInFolder(path: string) {
  const names = path.split('/')
  let inner = await (folder ?? chosenFolder())
  try {
    for (const name of names.slice(0, -1)) inner = await inner.getDirectoryHandle(name)
    const file = await (await inner.getFileHandle(names.at(-1) ?? '')).getFile()
    return (await file.text()).replace(/\r\n?/g, '\n')
  } catch (error) {
    const reason = error instanceof DOMException && reasons[error.name]?.(path)
    throw reason ? refusal(reason) : error
  }
}
