import { clampChroma, convertOklabToRgb, convertRgbToOklab } from 'culori'
import { painted } from '../../styles/palette.ts'
import { colourOf } from '../content/schemas/appearance.ts'

// Recolours models, whose painted parts have the sample's colour. Because of reflected light and antialiasing, a pixel may be
// part paint and part wood, plaster or earth. Its colour is split into both parts and only the paint's hue is changed, so that
// edges stay clean and unpainted parts keep their colour.

const model = colourOf(painted)

/** Hues in white light: of the paint, and of the reddest wood, brick or earth. */
const [hueOfPaint, hueOfWood] = [34, 58]

const degree = Math.PI / 180
/** The direction of a hue, as `a` and `b` of OKLab. */
const directionOf = (hue: number) => [Math.cos(hue * degree), Math.sin(hue * degree)] as const
const hueOf = (a: number, b: number) => Math.atan2(b, a) / degree

const within = (part: number) => Math.min(Math.max(part, 0), 1)
const channel = (light: number) => Math.round(255 * within(light))

/** The OKLab of a pixel, whose key is 0xRRGGBB. */
const oklabOf = (key: number) =>
  convertRgbToOklab({ r: (key >> 16) / 255, g: ((key >> 8) & 255) / 255, b: (key & 255) / 255 })

const keyAt = (pixels: Uint8Array, at: number) =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)

/** The rotation of all hues towards yellow by the picture's light, in degrees; undefined if the picture has no paint. */
function warmth(pixels: Uint8Array, size: number) {
  const sum = { count: 0, a: 0, b: 0 }
  let seen = 0
  for (let at = 0; at < pixels.length; at += 7 * size) {
    seen += 1
    const { a, b } = oklabOf(keyAt(pixels, at))
    const hue = hueOf(a, b)
    if (Math.hypot(a, b) < 0.1 || hue < 20 || hue > 56) continue
    sum.count += 1
    sum.a += a
    sum.b += b
  }
  const turned = hueOf(sum.a, sum.b) - hueOfPaint
  return sum.count * 5000 < seen ? undefined : turned > 6 ? turned : 0
}

/** Returns the function that recolours a pixel with the brand colour `colour`. */
function pixelRecolourer(colour: string, warm: number) {
  const own = colourOf(colour)
  const paint = directionOf(hueOfPaint)
  const wood = directionOf(hueOfWood + warm)
  const turned = directionOf(own.h)
  const area = paint[0] * wood[1] - paint[1] * wood[0]
  const most = Float64Array.from(
    { length: 257 },
    (_, step) => clampChroma({ ...own, l: step / 256, c: 0.4 }, 'oklch').c,
  )
  /** Shadows stay as much darker than the paint as they were; highlights reach white where they did. */
  const tone = (l: number) =>
    l <= model.l ? (l * own.l) / model.l : 1 - ((1 - l) * (1 - own.l)) / (1 - model.l)

  return (key: number) => {
    const { l, a, b } = oklabOf(key)
    let ofPaint = (a * wood[1] - b * wood[0]) / area
    let ofWood = (b * paint[0] - a * paint[1]) / area
    if (ofWood < 0) {
      // Hues redder than the paint are paint in blue light; purple is not.
      ofPaint = Math.hypot(a, b) * within((hueOf(a, b) + 20) / 30)
      ofWood = 0
    }
    // A trace of the paint's hue is natural in earth and in shadows of wood; on a light wall it is reflected paint.
    const trace = 0.02 - 0.012 * within((l - 0.35) / 0.3)
    const part = within((ofPaint - trace) / (1.5 * trace))
    if (part === 0) return key
    const share = part * part * (3 - 2 * part)
    // Dark paint is less saturated, but still paint.
    const density = within((1.1 * ofPaint * model.l) / (l * model.c))
    const light = l + share * density * (tone(l) - l)
    const chroma = Math.min((ofPaint * own.c) / model.c, most[Math.round(256 * within(light))] ?? 0)
    const kept = ofPaint * (1 - share)
    const rgb = convertOklabToRgb({
      l: light,
      a: kept * paint[0] + share * chroma * turned[0] + ofWood * wood[0],
      b: kept * paint[1] + share * chroma * turned[1] + ofWood * wood[1],
    })
    return (channel(rgb.r) << 16) | (channel(rgb.g) << 8) | channel(rgb.b)
  }
}

/** Recolours `pixels` of `size` channels in place; returns false if they contain no paint. */
export function recolour(pixels: Uint8Array, size: number, colour: string) {
  const warm = warmth(pixels, size)
  if (warm === undefined) return false
  const recolourPixel = pixelRecolourer(colour, warm)
  // Cached by colour: a picture has millions of pixels but far fewer colours.
  const found = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += size) {
    const key = keyAt(pixels, at)
    const [red, green, blue] = [key >> 16, (key >> 8) & 255, key & 255]
    if (red <= green || red <= blue) continue
    const result = found.get(key) ?? recolourPixel(key)
    found.set(key, result)
    pixels[at] = result >> 16
    pixels[at + 1] = result >> 8
    pixels[at + 2] = result
  }
  return true
}
