import type { resolveConfigs } from 'vite-imagetools'

type Configs = ReturnType<typeof resolveConfigs>

/** For every picture imported with `?picture`: an AVIF of each width in `w`, and one JPEG for browsers without AVIF. */
export const pictureDefaults = (url: URL) =>
  url.searchParams.has('picture')
    ? new URLSearchParams({ as: 'picture', quality: '66' })
    : new URLSearchParams()

export const pictureConfigs: typeof resolveConfigs = (entries) => {
  const directive = Object.fromEntries(entries)
  const widths = directive.w ?? []
  const quality = directive.quality?.[0] ?? '66'
  const effort = directive.effort?.[0] ?? '3'
  // By its full name: what was encoded in the first build is found under that one in the second.
  const fallback: Configs = [{ w: fallbackWidth(widths), format: 'jpeg', quality: '72' }]
  // A unit test looks at no picture: it does not wait for one to be encoded.
  if (process.env.VITEST) return fallback
  return [...widths.map((w) => ({ w, format: 'avif', quality, effort })), ...fallback]
}

const fallbackWidth = (widths: string[]) => widths.find((w) => Number(w) >= 900) ?? widths.at(-1) ?? '960'
