import { readdirSync } from 'node:fs'
import { parse } from 'node:path'

/** What each module of src/site exports, by its name. */
export const siteModules = new Map<string, Record<string, unknown>>(
  await Promise.all(
    readdirSync('src/site').map(async (file) => [parse(file).name, await import(`../site/${file}`)] as const),
  ),
)
