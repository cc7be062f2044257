import type { Picture as Sources } from 'vite-imagetools'
import type { PictureName } from '../../content/pictures.ts'

/** What `import.meta.glob` finds, which only takes a pattern typed in the page. */
type Files = Record<string, Sources>

const byName = (files: Files) =>
  new Map(Object.entries(files).map(([path, sources]) => [path.replace(/^.*\/|\.\w+$/g, ''), sources]))

/** For the pictures of a list. A picture may have a second file, framed for a phone, of the same name in `telephone/`. */
export function pictureSources(files: Files, phoneFiles: Files = {}) {
  const pictures = byName(files)
  const framings = byName(phoneFiles)
  return (name: PictureName) => {
    const sources = pictures.get(name)
    if (!sources)
      throw new Error(
        `src/content demande ici l’image « ${name} ». Son fichier de src/assets/pictures manque, ou son nom ne commence pas comme ceux de sa page : ${[...pictures.keys()].join(', ')}.`,
      )
    return { name, sources, phone: framings.get(name) }
  }
}
