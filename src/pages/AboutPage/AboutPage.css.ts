import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

/** Words on the left half, the picture from the middle to the window's right edge. */
export const hero = pageStyle({
  display: 'grid',
  '@media': responsive({
    desktop: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      minHeight: `min(clamp(36rem, 52vw, 54rem), 100svh - ${vars.size.bar})`,
    },
  }),
})

export const words = pageStyle({
  alignContent: 'end',
  padding: `${vars.space.xxl} ${vars.space.pageMargin}`,
  '@media': responsive({
    desktop: { padding: `${vars.space.xxxl} ${vars.space.gutter} ${vars.space.xxxl} ${vars.size.pageEdge}` },
  }),
})

export const picture = pageStyle({
  aspectRatio: '4 / 3',
  // The picture's aspect ratio must not make the row taller than the words.
  '@media': responsive({ desktop: { aspectRatio: 'auto', height: 0, minHeight: '100%' } }),
})

export const trades = pageStyle({
  fontSize: vars.font.h2,
  ...headingFace,
  lineHeight: 1.2,
})

export const paragraphs = pageStyle({
  marginTop: vars.space.xl,
  '@media': responsive({ desktop: { columns: 2, columnGap: vars.space.gutter } }),
})

globalStyle(`${paragraphs} > *`, inPage({ breakInside: 'avoid' }))
globalStyle(`${paragraphs} > * + *`, inPage({ marginTop: vars.space.m }))

export const valuesHead = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s} ${vars.space.xl}`,
  paddingBottom: vars.space.l,
})

/** Separated by thin lines, as on a plan. */
export const value = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space.l,
  borderTop: `1px solid ${vars.colour.text}`,
})

/** What is done on the site is large, and the value's name small under it. */
export const deed = pageStyle({
  order: -1,
  fontSize: vars.font.h3,
  ...headingFace,
  lineHeight: 1.3,
  marginBottom: vars.space.m,
})

/** The upper part of the plumb line: it runs down the closing band; below, in the legal notice, hangs the bob. */
export const plumbLine = pageStyle({
  '@media': responsive({
    desktop: {
      height: '100%',
      marginLeft: 'calc(50% - 0.5px)',
      borderLeft: `1px solid ${vars.colour.text}`,
    },
  }),
})
