import type { resolveConfigs } from 'vite-imagetools'
import { palette } from '../../styles/palette.ts'

const grounds: Readonly<Record<string, string>> = palette

type Configs = ReturnType<typeof resolveConfigs>

export const pictureDefaults = (url: URL) =>
  url.searchParams.has('picture') ? new URLSearchParams({ as: 'picture' }) : new URLSearchParams()

/** For every picture imported with `&picture`: an AVIF of each width in `w`, and one JPEG for browsers without AVIF. */
export const pictureConfigs: typeof resolveConfigs = (entries) => {
  const directive = Object.fromEntries(entries)
  const widths = directive.w ?? []
  const quality = directive.quality?.[0] ?? '66'
  const effort = directive.effort?.[0] ?? '3'
  // `jpeg`, not `jpg`: a build that takes the file from the cache uses that ending, and all builds must use the same.
  // A JPEG has no transparency: what is transparent becomes the ground that the picture stands on.
  const ground = directive.ground?.[0] ?? 'platre'
  const background = grounds[ground]
  if (!background) throw new Error(`&ground=${ground}: styles/palette.ts has no such colour.`)
  const fallback: Configs = [
    { w: fallbackWidth(widths), format: 'jpeg', quality: '72', flatten: 'true', background },
  ]
  // Unit tests look at no picture: they need not wait for the slow AVIF encoding.
  if (process.env.VITEST) return fallback
  return [...widths.map((w) => ({ w, format: 'avif', quality, effort })), ...fallback]
}

// One width serves all old browsers: the smallest that is still sharp at half the width of a laptop.
const fallbackWidth = (widths: string[]) => widths.find((w) => Number(w) >= 900) ?? widths.at(-1) ?? '960'
