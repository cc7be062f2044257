import {
  channelOf,
  colourOf,
  directionOf,
  hueOf,
  lightOf,
  lightsOf,
  mostChroma,
  oklabOf,
} from '../content/schemas/colour.ts'
import { painted } from '../../styles/palette.ts'

// The models of src/assets/pictures/ are painted with the sample's colour; here that paint takes another. A pixel is paint and
// wood, plaster or earth in parts, because light bounces from one to the other and edges are mixed: its colour is divided
// into these two, and only the paint's part is turned. So edges stay clear, and what is not painted stays as it is.

const model = colourOf(painted)

/** In the pictures' white light: the hue of the paint, and the reddest of woods, bricks and earths. */
const [hueOfPaint, hueOfWood] = [34, 58]

const within = (part: number) => Math.min(Math.max(part, 0), 1)
const lights = Float64Array.from({ length: 256 }, (_, channel) => lightOf(channel))
const channels = Uint8Array.from({ length: 4096 }, (_, step) => channelOf(step / 4095))
const channel = (light: number) => channels[Math.round(within(light) * 4095)] ?? 0

/** The OKLab of a pixel, whose key is 0xRRGGBB. */
const oklabOfKey = (key: number) =>
  oklabOf(lights[key >> 16] ?? 0, lights[(key >> 8) & 255] ?? 0, lights[key & 255] ?? 0)

/** How far the picture's light turns all hues towards yellow, in degrees; undefined where the picture shows no paint. */
function warmth(pixels: Uint8Array, size: number) {
  const sum = { count: 0, a: 0, b: 0 }
  let seen = 0
  for (let at = 0; at < pixels.length; at += 7 * size) {
    seen += 1
    const [, a, b] = oklabOfKey(keyAt(pixels, at))
    const hue = hueOf(a, b)
    if (Math.hypot(a, b) < 0.1 || hue < 20 || hue > 56) continue
    sum.count += 1
    sum.a += a
    sum.b += b
  }
  const turned = hueOf(sum.a, sum.b) - hueOfPaint
  return sum.count * 5000 < seen ? undefined : turned > 6 ? turned : 0
}

const keyAt = (pixels: Uint8Array, at: number) =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)

/** What becomes of a pixel when the paint is `colour`. */
function turning(colour: string, warm: number) {
  const own = colourOf(colour)
  const paint = directionOf(hueOfPaint)
  const wood = directionOf(hueOfWood + warm)
  const turned = directionOf(own.hue)
  const area = paint[0] * wood[1] - paint[1] * wood[0]
  const most = Float64Array.from({ length: 257 }, (_, step) => mostChroma(step / 256, own.hue))
  /** Paint in a shadow is as much darker as it was; what is lighter than the paint reaches white when that did. */
  const tone = (lightness: number) =>
    lightness <= model.lightness
      ? (lightness * own.lightness) / model.lightness
      : 1 - ((1 - lightness) * (1 - own.lightness)) / (1 - model.lightness)

  return (key: number) => {
    const [lightness, a, b] = oklabOfKey(key)
    let ofPaint = (a * wood[1] - b * wood[0]) / area
    let ofWood = (b * paint[0] - a * paint[1]) / area
    if (ofWood < 0) {
      // Redder than the paint: in blue light. Purple is not.
      ofPaint = Math.hypot(a, b) * within((hueOf(a, b) + 20) / 30)
      ofWood = 0
    }
    // Earth and shadows of wood have a trace of the paint's hue; on a light wall, a trace is the paint's.
    const trace = 0.02 - 0.012 * within((lightness - 0.35) / 0.3)
    const part = within((ofPaint - trace) / (1.5 * trace))
    if (part === 0) return key
    const share = part * part * (3 - 2 * part)
    // Dark paint is less colourful, and paint all the same.
    const density = within((1.1 * ofPaint * model.lightness) / (lightness * model.chroma))
    const light = lightness + share * density * (tone(lightness) - lightness)
    const chroma = Math.min((ofPaint * own.chroma) / model.chroma, most[Math.round(256 * within(light))] ?? 0)
    const kept = ofPaint * (1 - share)
    const [red, green, blue] = lightsOf(
      light,
      kept * paint[0] + share * chroma * turned[0] + ofWood * wood[0],
      kept * paint[1] + share * chroma * turned[1] + ofWood * wood[1],
    )
    return (channel(red) << 16) | (channel(green) << 8) | channel(blue)
  }
}

const known = 1 << 24
/** What was found for each colour of a pixel: a picture has millions of pixels, of far fewer colours. */
const found = new Uint32Array(known)

/** Paints the models in `pixels` with `colour`, or says that there is nothing painted. A pixel has `size` channels. */
export function recolour(pixels: Uint8Array, size: number, colour: string) {
  const warm = warmth(pixels, size)
  if (warm === undefined) return false
  const turn = turning(colour, warm)
  found.fill(0)
  for (let at = 0; at < pixels.length; at += size) {
    const key = keyAt(pixels, at)
    const [red, green, blue] = [key >> 16, (key >> 8) & 255, key & 255]
    if (red <= green || red <= blue) continue
    const result = (found[key] ||= turn(key) | known)
    pixels[at] = result >> 16
    pixels[at + 1] = result >> 8
    pixels[at + 2] = result
  }
  return true
}
