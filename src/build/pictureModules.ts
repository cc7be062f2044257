import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { picturesIn } from '../content/picturesIn.ts'
import { smallness } from './checkPictures.ts'
import { exportsOf, type Exports } from './content.ts'
import { report } from './report.ts'

const folder = 'src/assets/pictures'

/** What `path`, such as ['home', 'hero'], leads to. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

/** The module that imports each picture that `exports` names at one of the paths of `at`, in the widths of `w`. */
function pictureModule(exports: Exports, query: string) {
  const wide = new URLSearchParams(query)
  const phone = new URLSearchParams()
  const paths = wide.get('at')?.split(',') ?? []
  for (const key of ['at', 'pictures']) wide.delete(key)
  for (const [key, value] of Array.from(wide))
    if (key.startsWith('phone.')) {
      phone.set(key.slice('phone.'.length), value)
      wide.delete(key)
    }
  const shown = paths.flatMap((path) => picturesIn(at(exports, path.split('.'))))
  const widest = Math.max(...(wide.get('w')?.split(';') ?? []).map(Number))
  const files = [...new Set(shown.map(({ picture }) => picture.file))]
  const imports: string[] = []
  const table = (names: readonly string[], under: string, params: URLSearchParams) => {
    const entries = names.map((name) => {
      const address = `/${folder}/${under}${name}?${decodeURIComponent(params.toString())}&picture`
      const variable = `picture${imports.push(address)}`
      return `${JSON.stringify(name)}: ${variable}`
    })
    return `{ ${entries.join(', ')} }`
  }
  const framed = phone.size > 0 ? files.filter((file) => existsSync(`${folder}/telephone/${file}`)) : []
  const made = `pictureSources(${table(files, '', wide)}, ${table(framed, 'telephone/', phone)})`
  const code = [
    `import { pictureSources } from '/src/ui/Picture/pictureSources.ts'`,
    ...imports.map((address, index) => `import picture${index + 1} from ${JSON.stringify(address)}`),
    `export default ${made}`,
  ].join('\n')
  const photos = shown.filter(({ picture }) => picture.photo).map(({ picture }) => picture.file)
  return { code, photos: new Set(photos), widest }
}

/** A module of src/content with `?at=…&w=…&pictures` gives the pictures that it names there: only those are published. */
export function pictureModules(): Plugin {
  return {
    name: 'picture-modules',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/\w+\.ts\?.*&pictures$/ },
      async handler(id) {
        const [file = '', query = ''] = id.split('?')
        const { code, photos, widest } = pictureModule(await exportsOf(file), query)
        if (this.environment.name === 'client')
          for (const photo of photos) {
            const fault = await smallness(photo, widest)
            if (fault) report.add(fault)
          }
        return code
      },
    },
  }
}
