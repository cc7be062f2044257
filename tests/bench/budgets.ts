import budgets from './budgets.json' with { type: 'json' }
import { builtSite } from './site.ts'
import { print } from './table.ts'

// `npm run check:budgets` checks the built site against budgets.json: sizes in kB (1000 bytes), as served.

/** The width of the picture of the roof that phones load, at 390 px and two pixels for each. */
const phonePicture = 780

const site = builtSite('dist')

const figure = (name: string, files: readonly string[], budget: number) => {
  if (files.length === 0) throw new Error(`${name}: not found in dist. Has the HTML changed? See site.ts.`)
  return { name, bytes: site.size(files), budget }
}

const figures = [
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

print('Sizes as served, in kB', [
  ['', 'Figure', 'Budget'],
  ...figures.map(({ name, bytes, budget }) => [name, (bytes / 1000).toFixed(1), budget.toFixed(1)]),
])
for (const { name, bytes, budget } of figures.filter((one) => one.bytes > one.budget * 1000)) {
  const over = Math.ceil(bytes - budget * 1000)
  process.stdout.write(
    `${name} is ${over} bytes over its budget of ${budget} kB: make it smaller, or say why in budgets.json's commit.\n`,
  )
  process.exitCode = 1
}
