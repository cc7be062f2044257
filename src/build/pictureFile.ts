import { filesIn } from './filesIn.ts'

export const pictureFolder = 'src/assets/pictures'

/** Accents may be in one sign or two, a space or an apostrophe as typed or as typeset, letters large or small. */
const keyOf = (name: string) =>
  name.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll('\u00A0', ' ').replaceAll('\u2060', '')

/** The file that the words name so in src/assets/pictures/. */
export const pictureFile = (name: string, files: readonly string[] = filesIn(pictureFolder)) =>
  files.find((file) => keyOf(file) === keyOf(`${pictureFolder}/${name}`))
