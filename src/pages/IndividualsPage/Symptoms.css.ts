import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace, underline } from '../../../styles/mixins.ts'
import { mediaBelow, mediaLargeText, responsive } from '../../../styles/responsive.ts'

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

/** On a phone the words stand beside the picture, if there is room. */
export const item = pageStyle({
  '@media': {
    [mediaBelow('phablet')]: {
      position: 'relative',
      minHeight: '52vw',
      alignContent: 'center',
      paddingLeft: '49vw',
    },
    [mediaLargeText]: { paddingLeft: 0 },
  },
})

export const symptom = pageStyle({
  display: 'block',
  fontSize: vars.font.h3Small,
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
    [mediaLargeText]: { position: 'static' },
    print: { maxHeight: 'none' },
  },
})
