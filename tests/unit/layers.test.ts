import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// The linter's own rules on a made-up site of one import a file.
const site = mkdtempSync(join(tmpdir(), 'layers-'))
afterAll(() => rmSync(site, { recursive: true }))

const imports: [file: string, imported: string, allowed: boolean][] = [
  ['styles/a.ts', './palette.ts', true],
  ['styles/b.ts', '../src/content/company.ts', false],
  ['styles/c.ts', '../src/ui/Button/Button.tsx', false],
  ['src/content/a.ts', './company.ts', true],
  ['src/content/b.ts', '../ui/Button/Button.tsx', false],
  ['src/content/c.ts', '../../styles/palette.ts', false],
  ['src/ui/A/A.tsx', '../../../styles/contract.css.ts', true],
  ['src/ui/B/B.tsx', '../../content/company.ts', true],
  ['src/ui/C/C.tsx', '../Button/Button.tsx', true],
  ['src/ui/D/D.tsx', '../../navigation.ts', false],
  ['src/ui/E/E.tsx', '../../layout/Header/Header.tsx', false],
  ['src/ui/F/F.tsx', '../../quote-form/mailto.ts', false],
  ['src/ui/G/G.tsx', '../../pages/HomePage/HomePage.tsx', false],
  ['src/layout/A/A.tsx', '../../navigation.ts', true],
  ['src/layout/B/B.tsx', '../../ui/Button/Button.tsx', true],
  ['src/layout/C/C.tsx', '../Header/Header.tsx', true],
  ['src/layout/d.ts', '../quote-form/mailto.ts', false],
  ['src/layout/E/E.tsx', '../../pages/HomePage/HomePage.tsx', false],
  ['src/layout/F/F.tsx', '../../routes.tsx', false],
  ['src/layout/G/G.tsx', '../../router.tsx', false],
  ['src/quote-form/a.ts', '../ui/Field/Field.tsx', true],
  ['src/quote-form/b.ts', '../layout/Header/Header.tsx', false],
  ['src/pages/A/A.tsx', '../../quote-form/QuoteForm.tsx', true],
  ['src/pages/B/B.tsx', '../../layout/CallToAction/CallToAction.tsx', true],
  ['src/pages/C/C.tsx', './Part.tsx', true],
  ['src/pages/D/D.tsx', '../HomePage/Hero.tsx', false],
  ['src/pages/E/E.tsx', '../../routes.tsx', false],
  ['src/pages/F/F.tsx', '../../prerender/headers.ts', false],
  ['src/prerender/a.ts', '../content/company.ts', true],
  ['src/prerender/b.ts', './headers.ts', true],
  ['src/prerender/e.ts', '../navigation.ts', true],
  ['src/prerender/f.ts', '../../styles/palette.ts', true],
  ['src/prerender/c.ts', '../ui/Button/Button.tsx', false],
  ['src/prerender/d.ts', '../server.tsx', false],
]

// Files of which there is but one: each with a wrong import and with right ones.
const alone: [file: string, wrong: string, ...right: string[]][] = [
  ['src/navigation.ts', './layout/Header/Header.tsx', './content/site.ts'],
  ['src/routes.tsx', './router.tsx', './pages/StalePage.tsx', './layout/Shell/Shell.tsx'],
  ['src/router.tsx', './client.tsx', './routes.tsx'],
  ['src/client.tsx', './server.tsx', './router.tsx'],
  ['src/server.tsx', './client.tsx', './router.tsx', './prerender/headers.ts'],
  ['src/start.ts', './server.tsx', '../styles/global.css.ts'],
]

const inOrder = (one: string, other: string) => one.localeCompare(other)

function lint(files: [file: string, imported: string[]][]) {
  rmSync(site, { recursive: true })
  for (const [file, imported] of files) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), imported.map((path) => `import '${path}'\n`).join(''))
  }
  cpSync('.oxlintrc.json', join(site, '.oxlintrc.json'))
  const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
    cwd: site,
    encoding: 'utf8',
  })
  const reported = stdout.matchAll(/^(?:\.\/)?([^:\s]+):\d+:\d+: .*no-restricted-imports/gm)
  return Array.from(reported, ([, file = '']) => file).toSorted(inOrder)
}

const names = (files: [file: string, ...unknown[]][]) => files.map(([file]) => file).toSorted(inOrder)

test('a layer imports only from the layers before it', () => {
  const wrong = imports.filter(([, , allowed]) => !allowed)
  expect(lint(imports.map(([file, imported]) => [file, [imported]]))).toEqual(names(wrong))
})

test('so do navigation, routes, router and entries', () => {
  expect(lint(alone.map(([file, wrong]) => [file, [wrong]]))).toEqual(names(alone))
  expect(lint(alone.map(([file, , ...right]) => [file, right]))).toEqual([])
})
