import { readdirSync } from 'node:fs'
import { parse } from 'node:path'

/** What each module of src/content exports, by its name. */
export const siteModules = new Map<string, Record<string, unknown>>(
  await Promise.all(
    readdirSync('src/content')
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => [parse(file).name, await import(`../content/${file}`)] as const),
  ),
)
