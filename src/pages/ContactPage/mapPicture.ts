import type { Picture } from 'vite-imagetools'

/** The picture that `map` in company.ts names: the build puts it here (src/prerender/replacements.ts). */
export const mapPicture: Picture | null = null
