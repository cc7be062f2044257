import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'

// `npm run starter` replaces the sample's content by the starter set, after a question. Git undoes it, so Git must have the content.

const content = 'src/content'
const starter = 'src/starter'

/** The changes that Git has not recorded, or undefined without Git or outside a repository. */
function uncommittedChanges() {
  try {
    const options = /** @type {const} */ ({ encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return execFileSync('git', ['status', '--porcelain', '--', content], options)
  } catch {
    return undefined
  }
}

const commit = 'git add --all && git commit --message "Mes textes"'

async function take() {
  const changes = uncommittedChanges()
  if (changes === undefined)
    return `Git ne garde pas ce dossier, et vous ne pourriez pas revenir en arrière. D’abord : git init && ${commit}`
  if (changes !== '')
    return `Git n’a pas encore tout ce qui est dans ${content}/, et vous ne pourriez pas revenir en arrière. D’abord : ${commit}`
  const question = `${readdirSync(starter).length} fichiers de ${content}/ vont être remplacés par le petit jeu de ${starter}/. Continuer ? (oui/non) `
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  if (!/^o(?:ui)?$/i.test(answer.trim())) return 'Rien n’est changé.'
  cpSync(starter, content, { recursive: true })
  return `C’est fait. Pour revenir en arrière : git restore ${content}`
}

console.log(await take())
