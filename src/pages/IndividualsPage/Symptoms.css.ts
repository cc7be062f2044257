import { headingFace, pageStyle, standing, underline, vars } from '../../../styles/index.ts'

/** Three in a row; on a phone one below the other. */
export const symptoms = pageStyle({
  display: 'grid',
  gap: vars.space.m,
  phablet: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${vars.space.section} ${vars.space.gutter}`,
  },
})

/** On a phone the words stand beside the picture, at its right and left by turns, if there is room. */
const item = pageStyle({
  roomyPhone: { position: 'relative', minHeight: '57vw', alignContent: 'center' },
})
export const items = [
  pageStyle(item, { roomyPhone: { paddingLeft: '49vw' } }),
  pageStyle(item, { roomyPhone: { marginBlock: '-10vw', paddingRight: '49vw' } }),
]

export const symptom = pageStyle({
  ...standing,
  display: 'block',
  fontSize: vars.font.h3Small,
  ...headingFace,
  lineHeight: 1.25,
  textWrap: 'balance',
  ...underline('0.25em'),
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

/** The symptom's model stands on the page's own ground, its lower edge above the caption's left end. */
const model = pageStyle({
  aspectRatio: '11 / 13',
  marginBottom: vars.space.s,
  phone: { width: '46vw' },
  roomyPhone: { position: 'absolute', top: 0 },
})
export const models = [
  pageStyle(model, { roomyPhone: { left: 0 } }),
  pageStyle(model, { roomyPhone: { right: 0 } }),
]
