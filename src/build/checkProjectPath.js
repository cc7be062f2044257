import { sep } from 'node:path'

// `npm start` and the others run this first: Vite cannot read its own files below such a folder, and says so in English.
// Without the disk's letter on Windows, and its colon.
const [character] = /["'#*:;<>?\\`|]/.exec(process.cwd().split(sep).slice(1).join(' ')) ?? []
if (character) {
  process.stderr.write(
    `Le chemin du dossier du site, ${process.cwd()}, contient le signe « ${character} », avec lequel le site ne peut pas être créé : renommez le dossier, ou mettez le site dans un autre.\n`,
  )
  process.exitCode = 1
}
