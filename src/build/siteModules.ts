/** What each module of src/content exports, by its path from here. */
export const siteModules = import.meta.glob<Record<string, unknown>>('../content/*.ts', { eager: true })
