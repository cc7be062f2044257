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
        `Un texte de src/content demande ici l’image « ${name} » ; les images possibles dans src/assets/pictures : ${[...byName.keys()].join(', ')}.`,
      )
    return { name, sources }
  }
}
