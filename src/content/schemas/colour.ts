import { clampChroma, formatHex, oklch, type Oklch } from 'culori'

/** As OKLCH has it: equal steps look equal, and a hue stays when the lightness changes. */
export type Colour = Required<Omit<Oklch, 'alpha'>>

/** What no screen shows is as colourful as a screen can be. */
export const hexOf = (colour: Colour) => formatHex(clampChroma(colour, 'oklch')).toUpperCase()

export function colourOf(hex: string): Colour {
  const { l = 0, c = 0, h = 0 } = oklch(hex) ?? {}
  return { mode: 'oklch', l, c, h }
}
