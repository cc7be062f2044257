import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkContent, readStarter } from '../../src/build/contentChecks.ts'

test.each([
  ['as it is', readStarter()],
  [
    'with all its pages',
    Object.fromEntries(
      Object.entries(readStarter()).map(([name, text]) => [name, text.replace('  isLeftOut: true\n', '')]),
    ),
  ],
])('the starter set is valid, and only the identity is the sample’s, %s', async (_, starter) => {
  const { errors, warnings } = await checkContent(starter)
  expect(errors).toEqual([])
  expect(warnings).toEqual([
    expect.stringContaining('l’identité de l’exemple est encore là (url, name, phone, email, address)'),
    expect.stringContaining('logo'),
  ])
})

test('titles and descriptions of the starter set have the right length for a long trade and city', async () => {
  const { entreprise = '', ...texts } = readStarter()
  const longest = entreprise
    .replace(/^trade: .*/m, 'trade: menuiserie et charpente')
    .replace(/^ {2}city: .*/m, '  city: La Penne-sur-Huveaune')
  expect((await checkContent({ ...texts, entreprise: longest })).errors).toEqual([])
  const shortest = entreprise.replace(/^trade: .*/m, 'trade: gaz').replace(/^ {2}city: .*/m, '  city: Pau')
  expect((await checkContent({ ...texts, entreprise: shortest })).errors).toEqual([])
})

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starter '))
  for (const part of ['src/content', 'src/starter', 'src/build/takeStarter.js'])
    cpSync(part, join(folder, part), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const run = (program: string, args: readonly string[], input = '') =>
  execFileSync(program, args, { cwd: folder, input, encoding: 'utf8' })

const takeStarter = (answer: string) => run(process.execPath, ['src/build/takeStarter.js'], `${answer}\n`)

const company = () => readFileSync(join(folder, 'src/content/entreprise.yaml'), 'utf8')

function commit() {
  run('git', ['init', '--quiet'])
  run('git', ['add', '--all'])
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.fr']
  run('git', [...identity, 'commit', '--quiet', '--message', 'a'])
}

test('npm run starter replaces the content once the answer is yes, and Git restores it', () => {
  const before = company()
  commit()
  expect(takeStarter('non')).toContain('Rien n’est changé')
  expect(company()).toBe(before)
  expect(takeStarter('oui')).toContain('git restore src/content')
  expect(company()).toBe(readStarter().entreprise)
  run('git', ['restore', 'src/content'])
  expect(company()).toBe(before)
})

test('npm run starter changes nothing that Git could not restore', () => {
  const before = company()
  expect(takeStarter('oui')).toContain('git init')
  expect(company()).toBe(before)
  commit()
  writeFileSync(join(folder, 'src/content/entreprise.yaml'), 'name: Durand\n')
  expect(takeStarter('oui')).toContain('git commit')
  expect(company()).toBe('name: Durand\n')
})
