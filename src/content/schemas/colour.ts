// Colours as OKLab and OKLCH have them (https://bottosson.github.io/posts/oklab/): equal steps look equal, and a hue stays
// when its lightness changes. Light is a channel of a screen as the eye adds it up, from 0 to 1.

type Three = [number, number, number]

export interface Colour {
  lightness: number
  chroma: number
  /** In degrees. */
  hue: number
}

const turn = Math.PI / 180

/** The light of a channel of 0 to 255, and the channel of a light. */
export const lightOf = (channel: number) =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
export const channelOf = (light: number) =>
  Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))

export function oklabOf(red: number, green: number, blue: number): Three {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The light of red, green and blue: below 0 or above 1 where no screen shows the colour. */
export function lightsOf(lightness: number, a: number, b: number): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The direction of a hue, as `a` and `b`. */
export const directionOf = (hue: number): [number, number] => [Math.cos(hue * turn), Math.sin(hue * turn)]
export const hueOf = (a: number, b: number) => Math.atan2(b, a) / turn

const lightsOfHex = (hex: string): Three => {
  const channel = (at: number) => lightOf(Number.parseInt(hex.slice(at, at + 2), 16))
  return [channel(1), channel(3), channel(5)]
}

export function colourOf(hex: string): Colour {
  const [lightness, a, b] = oklabOf(...lightsOfHex(hex))
  return { lightness, chroma: Math.hypot(a, b), hue: hueOf(a, b) }
}

/** The liveliest that a screen shows of a hue in that lightness. */
export function mostChroma(lightness: number, hue: number) {
  const [a, b] = directionOf(hue)
  let [least, most] = [0, 0.4]
  while (most - least > 0.0002) {
    const chroma = (least + most) / 2
    const isShown = lightsOf(lightness, chroma * a, chroma * b).every(
      (light) => light > -0.001 && light < 1.001,
    )
    if (isShown) least = chroma
    else most = chroma
  }
  return most
}

export function hexOf({ lightness, chroma, hue }: Colour) {
  const [a, b] = directionOf(hue)
  const shown = Math.min(chroma, mostChroma(lightness, hue))
  const channels = lightsOf(lightness, shown * a, shown * b).map((light) =>
    channelOf(Math.min(Math.max(light, 0), 1))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('').toUpperCase()}`
}

export const luminanceOf = (hex: string) => {
  const [red, green, blue] = lightsOfHex(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrastOf(one: string, other: string) {
  const [a, b] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}
