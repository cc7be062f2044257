/** The folder that was chosen, where Sveltia CMS keeps it: it has no way to ask for it. A test sees it when that changes. */
async function chosenFolder() {
  const opened = await resultOf(indexedDB.open('github:fichiers/du-site'))
  try {
    const kept = opened.transaction('file-system-handles').objectStore('file-system-handles')
    const folder: unknown = await resultOf(kept.get('root_dir_handle'))
    if (folder instanceof FileSystemDirectoryHandle) return folder
    throw new Error('the chosen folder is not kept')
  } finally {
    opened.close()
  }
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no reason is known')))
  })

let folder: Promise<FileSystemDirectoryHandle> | undefined

/** Finds the folder that was chosen in this tab, before another tab may choose another one. */
export const findFolder = () => {
  folder = chosenFolder()
}

/** The text of a file of the chosen folder, as it is by now. */
export async function textInFolder(path: string) {
  const names = path.split('/')
  let inner = await (folder ?? chosenFolder())
  for (const name of names.slice(0, -1)) inner = await inner.getDirectoryHandle(name)
  const file = await (await inner.getFileHandle(names.at(-1) ?? '')).getFile()
  return (await file.text()).replace(/\r\n?/g, '\n')
}
