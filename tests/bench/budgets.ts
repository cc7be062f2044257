import { existsSync } from 'node:fs'
import budgets from './budgets.json' with { type: 'json' }
import { answersOf } from './interactions.ts'
import { milliseconds } from './numbers.ts'
import { serve } from './servers.ts'
import { builtSite } from './site.ts'
import { kilobytes, print, table } from './table.ts'

// `npm run check:budgets` checks the built site against budgets.json. Sizes are in kB (1000 bytes) as served. `answer`
// is in ms: the longest that a step of a visit may take to respond on a phone 4 times slower than this machine.

/** The width of the home page's hero picture that phones load. */
const phonePicture = 720

type Figure = { name: string; bytes: number; budget: number }

function figures(): Figure[] {
  const site = builtSite('dist')
  const figure = (name: string, files: readonly string[], budget: number) => {
    if (files.length === 0) throw new Error(`${name}: not found in dist. Has the HTML changed? See site.ts.`)
    return { name, bytes: site.size(files), budget }
  }
  return [
    ...site.paths.flatMap((path) => [
      figure(`HTML of ${path}`, site.html(path), budgets.html),
      figure(`Styles of ${path}`, site.styles(path), budgets.styles),
      figure(`Start script of ${path}`, site.startScript(path), budgets.startScript),
      figure(
        `All scripts of ${path}`,
        site.scripts(path),
        path === '/contact' ? budgets.scriptsWithForm : budgets.scripts,
      ),
    ]),
    figure('Font', site.fonts('/'), budgets.font),
    figure('Hero picture on a phone', site.firstPicture('/', phonePicture), budgets.heroPicture),
  ]
}

const isOver = ({ bytes, budget }: Figure) => bytes > budget * 1000

/** Other work on the machine can only make a visit slower, so the best of several visits shows the site's own time. */
const mostVisits = 10

async function checkAnswers() {
  const server = await serve('dist')
  const least = new Map<string, number>()
  const tooSlow = () => [...least].filter(([, time]) => time > budgets.answer)
  let visits = 0
  do {
    visits++
    for (const [step, [time = Infinity]] of await answersOf(1, server))
      least.set(step, Math.min(time, least.get(step) ?? Infinity))
  } while (tooSlow().length > 0 && visits < mostVisits)
  await server.close()
  print(
    table([
      [`Answer at 4× slowdown, least of ${visits}`, 'Figure', 'Budget'],
      ...[...least].map(([step, time]) => [step, milliseconds(time), milliseconds(budgets.answer)]),
    ]),
  )
  for (const [step, time] of tooSlow()) {
    print(`"${step}" is answered after ${milliseconds(time)}: see it step by step with "npm run bench".`)
    process.exitCode = 1
  }
}

function checkSizes() {
  const rows = figures()
  print(
    table([
      ['Size as served', 'Figure', 'Budget'],
      ...rows.map(({ name, bytes, budget }) => [name, kilobytes(bytes), kilobytes(budget * 1000)]),
    ]),
  )
  for (const { name, bytes, budget } of rows.filter(isOver)) {
    const over = Math.ceil(bytes - budget * 1000)
    print(
      `${name} is ${over} bytes over its budget of ${budget} kB: make it smaller, or say why in budgets.json's commit.`,
    )
    process.exitCode = 1
  }
}

if (existsSync('dist/index.html')) {
  checkSizes()
  await checkAnswers()
} else {
  print('There is no built site in dist: run "npm run build" first.')
  process.exitCode = 1
}
