import type { resolveConfigs } from 'vite-imagetools'

type Configs = ReturnType<typeof resolveConfigs>

const defaultQuality = '66'

export const pictureDefaults = (url: URL) =>
  url.searchParams.has('picture') ? new URLSearchParams({ as: 'picture' }) : new URLSearchParams()

/** For every picture imported with `&picture`: an AVIF of each width in `w`, and one JPEG for browsers without AVIF. */
export const pictureConfigs: typeof resolveConfigs = (entries) => {
  const directive = Object.fromEntries(entries)
  const widths = directive.w ?? []
  const quality = directive.quality?.[0] ?? defaultQuality
  const effort = directive.effort?.[0] ?? '3'
  // `jpeg`, not `jpg`: a build that finds the file in the cache names it so, and both builds must give the same name.
  const fallback: Configs = [{ w: fallbackWidth(widths), format: 'jpeg', quality: '72' }]
  // A unit test looks at no picture: it does not wait for one to be encoded.
  if (process.env.VITEST) return fallback
  return [...widths.map((w) => ({ w, format: 'avif', quality, effort })), ...fallback]
}

// For old browsers, whatever their window: the smallest that a laptop's half width does not blur.
const fallbackWidth = (widths: string[]) => widths.find((w) => Number(w) >= 900) ?? widths.at(-1) ?? '960'
