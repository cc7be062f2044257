/** What each module of src/words exports, by its path from here. */
export const siteModules = import.meta.glob<Record<string, unknown>>('../words/*.ts', { eager: true })
