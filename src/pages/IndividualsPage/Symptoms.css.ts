import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace, underline } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'

/** Three in a row, on a phone one below the other. */
export const symptoms = pageStyle({
  display: 'grid',
  gap: vars.space.m,
  '@media': responsive({
    phablet: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${vars.space.section} ${vars.space.gutter}`,
    },
  }),
})

const tile = 'min(9.5rem, 41vw)'

/** On a phone the words stand beside the picture. */
export const item = pageStyle({
  '@media': {
    [mediaBelow('phablet')]: {
      position: 'relative',
      minHeight: tile,
      alignContent: 'center',
      paddingLeft: `calc(${tile} + ${vars.space.m})`,
    },
  },
})

export const symptom = pageStyle({
  display: 'block',
  fontSize: 'clamp(1.125rem, 1.9vw, 1.5rem)',
  ...headingFace,
  lineHeight: 1.25,
  textWrap: 'balance',
  ...underline('0.25em'),
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

export const first = pageStyle({ textWrap: 'balance' })

/** It stands on the page's own ground, its lower edge above the caption's left end; on a phone it is cut close to the fault. */
export const model = pageStyle({
  aspectRatio: '383 / 453',
  marginBottom: vars.space.s,
  background: 'none',
  transition: `scale ${vars.motion.picture} ${vars.motion.easing}`,
  selectors: { [`${symptom}:hover > &`]: { scale: '1.02' } },
  '@media': {
    [mediaBelow('phablet')]: {
      position: 'absolute',
      inset: '0 auto auto 0',
      width: tile,
      aspectRatio: '1',
      background: vars.colour.field,
    },
    print: { maxHeight: 'none' },
  },
})
