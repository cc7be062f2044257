import { standaloneLink, headingFace, pageStyle, vars } from '../../../styles/index.ts'

export const symptoms = pageStyle({
  display: 'grid',
  gap: vars.space.m,
  phablet: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${vars.space.section} ${vars.space.gutter}`,
  },
})

/** On a phone the text stand beside the picture, at its right and left by turns. */
export const item = pageStyle({
  phone: {
    position: 'relative',
    minHeight: '57vw',
    alignContent: 'center',
    paddingLeft: '49vw',
    selectors: { '&:nth-child(even)': { marginBlock: '-10vw', padding: '0 49vw 0 0' } },
  },
})

export const symptom = pageStyle(headingFace, standaloneLink, {
  fontSize: vars.font.h3Small,
  lineHeight: 1.25,
  textWrap: 'balance',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

/** The ratio of the pictures in symptomes/, to which the widest of them are cropped. */
const symptomPictures = { ratio: '11 / 13' }

/** The symptom's model stands on the page's own ground, its lower edge above the caption's left end. */
export const model = pageStyle({
  aspectRatio: symptomPictures.ratio,
  marginBottom: vars.space.s,
  phone: {
    width: '46vw',
    position: 'absolute',
    top: 0,
    left: 0,
    selectors: { [`${item}:nth-child(even) &`]: { left: 'auto', right: 0 } },
  },
})
