import { colourOf } from './colour.ts'

/** Up to which hue, in degrees of OKLCH, a colour has which name. */
const names = [
  [10, 'rose'],
  [33, 'rouge'],
  [48, 'rouge orangé'],
  [73, 'orange'],
  [118, 'jaune'],
  [165, 'vert'],
  [215, 'bleu-vert'],
  [285, 'bleu'],
  [330, 'violet'],
  [360, 'rose'],
] as const

/** 'bleu vif': a colour after a noun of any gender and number, since a name of two words stays as it is. */
export function colourName(hex: string) {
  const { lightness, hue } = colourOf(hex)
  const [, name = 'rose'] = names.find(([most]) => (hue + 360) % 360 < most) ?? []
  if (name === 'rouge orangé') return name
  const tone = lightness < 0.42 ? 'foncé' : lightness > 0.78 && name !== 'jaune' ? 'clair' : 'vif'
  return `${name} ${tone}`
}
