import { readdirSync } from 'node:fs'

export const pictureFolder = 'src/assets/pictures'

/** Accents may be in one sign or two, a space or an apostrophe as typed or as typeset, letters large or small. */
const keyOf = (name: string) =>
  name.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll('\u00A0', ' ').replaceAll('\u2060', '')

const allFiles = () =>
  readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))

/** The file that the words name so in src/assets/pictures/. */
export function pictureFile(name: string, files = allFiles()) {
  const file = files.find((one) => keyOf(one) === keyOf(name))
  return file && `${pictureFolder}/${file}`
}
