import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import { filesIn } from './filesIn.ts'

/** What a computer puts into a folder of its own. */
const isOfComputer = (name: string) => /^\.|^(?:Thumbs\.db|desktop\.ini)$/i.test(name)

/** A name that keeps its signs in an address and in the list of a picture's widths, where a space ends an address. */
const rightName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/-*\.(?=.*\.)|-+(?=\.)/g, '')

/** The beginning of a HEIC file, whatever its name says. */
async function isHeic(file: string) {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(12), 0, 12)
  await handle.close()
  return /^.{4}ftyp(?:he[iv][cmsx]|m[is]f1)/s.test(buffer.toString('latin1'))
}

/** What is wrong with a picture, and what to do, or null. */
async function faultOf(file: string) {
  const name = basename(file)
  if (/\.hei[cf]$/i.test(name) || (await isHeic(file)))
    return 'une photo HEIC, que les navigateurs ne montrent pas : enregistrez-la en JPEG (sur l’iPhone, Réglages → Appareil photo → Formats → « Le plus compatible »).'
  if (!/^[\w-]+\.(?:webp|jpe?g|png|avif)$/.test(name))
    return `il faut un nom fait de lettres sans accent, de chiffres et de tirets, et la fin .webp, .jpg, .png ou .avif : « ${rightName(name)} »`
  const isPicture = await sharp(file)
    .metadata()
    .then(Boolean, () => false)
  return isPicture ? null : 'ce fichier n’est pas une image, ou il est abîmé ; enregistrez-la de nouveau.'
}

/** How a phone writes that it says where a picture was taken, in either order of bytes. */
const placeTags = ['8825000400000001', '2588040001000000'].map((tag) => Buffer.from(tag, 'hex'))

/** What is encoded keeps nothing of that; a file of public/ is published as it is. */
async function placeIn(file: string) {
  const exif = await sharp(file)
    .metadata()
    .then(
      (known) => known.exif,
      () => undefined,
    )
  return placeTags.some((tag) => exif?.includes(tag))
    ? 'cette photo dit où elle a été prise, et serait publiée telle quelle : enregistrez-la sans sa position.'
    : null
}

/** The pictures that would be a hole in a page or say too much, a sentence each. */
export async function faultsOfPictures(folder = 'src/assets/pictures', published = 'public') {
  const files = filesIn(folder).filter((file) => /\.\w+$/.test(file) && !isOfComputer(basename(file)))
  const asTheyAre = filesIn(published).filter((file) => /\.(?:webp|jpe?g|png|avif)$/i.test(file))
  const faults = await Promise.all([...files.map(faultOf), ...asTheyAre.map(placeIn)])
  return [...files, ...asTheyAre].flatMap((file, index) =>
    faults[index] ? `${file} : ${faults[index]}` : [],
  )
}

/** What is said of a photo that is narrower than it is shown, or null. */
export async function smallness(file: string, shownAt: number) {
  const { autoOrient } = await sharp(`src/assets/pictures/${file}`).metadata()
  return autoOrient.width < shownAt
    ? `La photo « ${file} » a ${autoOrient.width} px de large, et il en faut ${shownAt} où elle est montrée : elle sera floue sur un grand écran.`
    : null
}
