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
      gridTemplateColumns: '1fr 1fr 1fr',
      gap: `${vars.space.section} ${vars.space.gutter}`,
    },
  }),
})

/** On a phone the words stand beside the picture. */
export const item = pageStyle({
  '@media': {
    [mediaBelow('phablet')]: {
      position: 'relative',
      minHeight: '52vw',
      alignContent: 'center',
      paddingLeft: '49vw',
    },
  },
})

export const symptom = pageStyle({
  display: 'block',
  fontSize: 'min(clamp(1.125rem, 1rem + 0.55vw, 1.5rem), 9vw)',
  ...headingFace,
  lineHeight: 1.25,
  textWrap: 'balance',
  ...underline('0.25em'),
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

/** It stands on the page's own ground, its lower edge above the caption's left end. */
export const model = pageStyle({
  aspectRatio: '11 / 13',
  marginBottom: vars.space.s,
  background: 'none',
  '@media': {
    [mediaBelow('phablet')]: {
      position: 'absolute',
      top: 0,
      left: 0,
      width: '44vw',
    },
    print: { maxHeight: 'none' },
  },
})
