import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace, underline } from '../../../styles/mixins.ts'

/** Three in a row, on a phone two, and one where the text is set to twice its size. */
export const symptoms = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(28%, min(8rem, 100%)), 1fr))',
  gap: `${vars.space.l} ${vars.space.m}`,
})

export const symptom = pageStyle({
  display: 'block',
  fontSize: 'clamp(1.0625rem, 1.9vw, 1.5rem)',
  ...headingFace,
  lineHeight: 1.25,
  textWrap: 'balance',
  ...underline('0.25em'),
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

/** It stands on the page's own ground, and its caption close below it. */
export const model = pageStyle({
  aspectRatio: '0.9',
  background: 'none',
  transition: `scale ${vars.motion.picture} ${vars.motion.easing}`,
  selectors: { [`${symptom}:hover > &`]: { scale: '1.02' } },
  '@media': { print: { maxHeight: 'none' } },
})
