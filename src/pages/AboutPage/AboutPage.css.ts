import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { headingFace, leadText, pageEdge } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { grid } from '../../ui/Section/Section.css.ts'

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
  alignSelf: 'end',
  padding: `${vars.space.xxl} ${vars.space.pageMargin}`,
  '@media': responsive({
    desktop: { padding: `${vars.space.xxxl} ${vars.space.gutter} ${vars.space.xxxl} ${pageEdge}` },
  }),
})

export const lead = pageStyle({
  maxWidth: '30rem',
  marginTop: vars.space.l,
  ...leadText,
})

export const picture = pageStyle({
  aspectRatio: '4 / 3',
  // The picture's aspect ratio must not make the row taller than the words.
  '@media': responsive({ desktop: { aspectRatio: 'auto', height: 0, minHeight: '100%' } }),
})

export const story = pageStyle([grid, { alignItems: 'baseline', rowGap: vars.space.l }])

export const storyTitle = pageStyle({
  fontSize: vars.font.h3,
  lineHeight: 1.2,
  '@media': responsive({ desktop: { gridColumn: '1 / 5' } }),
})

/** The one sentence that visitors should remember. */
export const pulled = pageStyle({
  maxWidth: '18em',
  fontSize: `min(${vars.font.h2}, 3rem)`,
  ...headingFace,
  lineHeight: 1.08,
  textWrap: 'balance',
  '@media': responsive({ desktop: { gridColumn: '5 / -1' } }),
})

export const paragraphs = pageStyle({
  color: vars.colour.textSecondary,
  '@media': responsive({
    desktop: { gridColumn: '5 / -1', marginTop: vars.space.l, columns: 2, columnGap: vars.space.gutter },
  }),
})

globalStyle(`${paragraphs} > *`, inPage({ maxWidth: vars.size.measure, breakInside: 'avoid' }))
globalStyle(`${paragraphs} > * + *`, inPage({ marginTop: vars.space.m }))

/** A picture of roofs, from edge to edge of the window. */
export const panorama = pageStyle({
  aspectRatio: '4 / 3',
  '@media': responsive({ tablet: { aspectRatio: '21 / 9' } }),
})

export const valuesHead = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s} ${vars.space.xl}`,
  paddingBottom: vars.space.l,
})

export const valuesTitle = pageStyle({ fontSize: vars.font.h3 })

/** Two by two, separated by thin lines as on a plan. */
export const values = pageStyle({
  display: 'grid',
  borderTop: `1px solid ${vars.colour.text}`,
  '@media': responsive({ tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
})

export const value = pageStyle({
  paddingBlock: `${vars.space.xl} ${vars.space.xxl}`,
  borderBottom: `1px solid ${vars.colour.hairline}`,
  '@media': responsive({
    tablet: {
      padding: `${vars.space.xl} ${vars.space.xl} ${vars.space.xxl} 0`,
      selectors: {
        '&:nth-child(even)': {
          paddingLeft: vars.space.xxxl,
          borderLeft: `1px solid ${vars.colour.hairline}`,
        },
      },
    },
  }),
})

export const valueName = pageStyle({ fontSize: vars.font.h2, ...headingFace, lineHeight: 1.06 })

export const valueText = pageStyle({
  maxWidth: '30rem',
  marginTop: vars.space.m,
  color: vars.colour.textSecondary,
})

/** The upper part of the plumb line: it runs down the closing band; below, in the legal notice, hangs the bob. */
export const plumbLine = pageStyle({
  display: 'none',
  '@media': responsive({
    desktop: {
      display: 'block',
      height: '100%',
      marginLeft: 'calc(50% - 0.5px)',
      borderLeft: `1px solid ${vars.colour.text}`,
    },
  }),
})
