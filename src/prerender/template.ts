import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of deploy/ with what only the build knows in the place of its marks, which are written as @name@. */
export async function fromTemplate(file: string, values: Record<string, string>) {
  const template = await readFile(join(import.meta.dirname, '../../deploy', file), 'utf8')
  return template.replaceAll(/@(\w+)@/g, (mark, name: string) => values[name] ?? mark)
}
