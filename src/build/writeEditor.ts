import { join } from 'node:path'
import { build } from 'vite'
import { editorAddress, gitHostOf } from './editorHeaders.ts'
import { htaccessOfEditor } from './hostingFiles.ts'
import { writeFileWithRetry } from './lockedFiles.ts'
import { loadContent } from '../data/load.ts'

const company = loadContent('entreprise')

/** Adds the published editor (src/editor/) to the site in `dist`, if entreprise.yaml has `editor`. */
export async function writeEditor(dist: string) {
  if (!company.editor) return
  const outDir = join(dist, editorAddress)
  await build({
    root: join(import.meta.dirname, '../editor'),
    base: editorAddress,
    logLevel: 'error',
    define: { 'import.meta.env.FORGE': JSON.stringify(gitHostOf(company.editor).backend) },
    build: { outDir },
  })
  await writeFileWithRetry(join(outDir, '.htaccess'), htaccessOfEditor())
}
