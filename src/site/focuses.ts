import { schemas, type ContentFile } from '../schemas/index.ts'
import { picturesIn, type Shown } from './picturesIn.ts'
import { read } from './read.ts'

const isFile = (name: string): name is ContentFile => name in schemas

const shown = Object.keys(schemas)
  .filter(isFile)
  .flatMap((name) => picturesIn(read(schemas[name], name)))

/** Every point that a picture is cropped around, by its name in `classOfFocus` (Picture.css.ts). */
export const focuses: Record<string, NonNullable<Shown['focus']>> = Object.fromEntries(
  shown.flatMap(({ picture: { focus } }) => (focus ? [[String(focus), focus]] : [])),
)
