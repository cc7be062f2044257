// Run first by the npm scripts: reports in French an unsupported Node version or project path, or missing packages, before Vite
// fails in English. Uses neither `??` nor `node:` imports, so that it runs on Node 12.

import { existsSync } from 'fs'

const { version, cwd, platform, env } = process
const [major, minor] = version.slice(1).split('.').map(Number)
// The same range as `engines` in package.json.
const isNodeRight = major === 20 ? minor >= 19 : major > 22 || (major === 22 && minor >= 12)

// Vite cannot read its files in a folder with these characters. The drive letter of Windows, with its colon, is ignored.
const folders = cwd()
  .split(platform === 'win32' ? '\\' : '/')
  .slice(1)
const [character] = /["'#*:;<>?\\`|]/.exec(folders.join(' ')) || []

if (!isNodeRight)
  stop(
    `Le site demande Node 22.12 ou plus récent, ou 20.19, et celui-ci est le ${version.slice(1)} : installez la version « LTS » que propose https://nodejs.org.`,
  )
else if (character)
  stop(
    `Le chemin du dossier du site, ${cwd()}, contient le signe « ${character} », avec lequel le site ne peut pas être créé : renommez le dossier, ou mettez le site dans un autre.`,
  )
else if (!existsSync('node_modules') && env.npm_lifecycle_event === 'build')
  stop('Ce qu’il faut n’est pas encore installé. D’abord, une fois : npm install')
else if (!existsSync('node_modules') && env.npm_lifecycle_event !== 'starter')
  process.stdout.write('npm installe d’abord ce qu’il faut : quelques minutes, une seule fois.\n')

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
