import type { Picture as Sources } from 'vite-imagetools'
import type { PictureName } from '../../content/pictures.ts'

/** For the pictures of a list: `files` is what `import.meta.glob` finds, which only takes a pattern typed in the page. */
export function pictureSources(files: Record<string, Sources>) {
  const byName = new Map(
    Object.entries(files).map(([path, sources]) => [path.replace(/^.*\/|\.\w+$/g, ''), sources]),
  )
  return (name: PictureName) => {
    const sources = byName.get(name)
    if (!sources)
      throw new Error(
        `src/content demande ici l’image « ${name} ». Son fichier de src/assets/pictures manque, ou son nom ne commence pas comme ceux de sa page : ${[...byName.keys()].join(', ')}.`,
      )
    return { name, sources }
  }
}
