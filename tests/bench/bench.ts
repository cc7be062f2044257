import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildTable } from './builds.ts'
import { interactionTable } from './interactions.ts'
import { lighthouseTable } from './lighthouse.ts'
import { pageChangeTable } from './pageChange.ts'
import { firstVisitTable } from './phone.ts'
import { serve, withoutScripts } from './servers.ts'
import { builtSite } from './site.ts'
import { taskTable } from './tasks.ts'
import { kilobytes, print, table } from './table.ts'
import { kept } from './numbers.ts'

// `npm run bench` measures the built site against its goals. Build first; for times, let the machine do nothing else.
//   --only bytes|start|change|interactions|lighthouse|build   one part        --runs 3   loads per figure
//   --pages /,/contact                     pages for the start and Lighthouse; all by default

const { values } = parseArgs({
  options: { pages: { type: 'string' }, runs: { type: 'string', default: '3' }, only: { type: 'string' } },
})
const runs = Number(values.runs)
const wanted = (part: string) => !values.only || values.only === part

const dist = 'dist'
const site = builtSite(dist)
const paths = values.pages?.split(',') ?? site.paths
mkdirSync('node_modules/.bench', { recursive: true })

if (wanted('bytes')) {
  print('Files of each page in brotli. Goals: HTML ≤ 14 kB, styles ≤ 10 kB')
  const rows = site.paths.map((path) => {
    const html = site.size(site.html(path))
    const styles = site.size(site.styles(path))
    const scripts = site.scripts(path)
    const cells = [html, styles, site.size(site.startScript(path)), site.size(scripts)].map(kilobytes)
    return [path, ...cells, String(scripts.length), kept(html <= 14_000 && styles <= 10_000)]
  })
  print(table([['Page', 'HTML', 'styles', 'start script', 'all scripts', 'files', 'kept'], ...rows]))
}

const server = await serve(dist)
const bare = await serve(await withoutScripts(dist))
try {
  if (wanted('bytes')) await firstVisitTable(server)
  if (wanted('start')) await taskTable(paths, runs, server, bare)
  if (wanted('change')) await pageChangeTable(runs, server)
  if (wanted('interactions')) await interactionTable(runs, server)
  if (wanted('lighthouse')) {
    for (const throttling of ['simulate', 'devtools'] as const)
      await lighthouseTable(throttling, paths, runs, server, bare)
  }
} finally {
  await server.close()
  await bare.close()
}
if (wanted('build')) buildTable()
