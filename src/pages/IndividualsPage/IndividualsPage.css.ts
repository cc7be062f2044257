import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { drawingUnits, headingFace } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { edgeToEdge } from '../../../styles/utilities.css.ts'

/** Whole, from the top of its walls; low enough to be seen with the title above it, on a phone too. */
export const room = pageStyle({
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: 'max(18rem, 100svh - 14rem)',
  '@media': responsive({ desktop: { aspectRatio: '2.2' } }),
})

/** Two by two from 768 px, on the page's twelve columns from 1024 px. */
export const trades = pageStyle({
  rowGap: vars.space.xxl,
  '@media': responsive({ desktop: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } }),
})

/** On a phone its picture stands beside the title, where there is room: at the left first, at the right last. */
export const beside = pageStyle({
  '@media': {
    [mediaBelow('phablet')]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      columnGap: vars.space.xl,
      selectors: { '&:last-child': { flexDirection: 'row-reverse' } },
    },
  },
})

/** Of one height, two by two: a narrow one and a wide one, then the other way round. */
export const closeUp = pageStyle([
  edgeToEdge,
  {
    aspectRatio: '2',
    '@media': {
      ...responsive({ desktop: { aspectRatio: 'auto', height: 'min(30vw, 27rem)' } }),
      [mediaBelow('phablet')]: { selectors: { [`${beside} > &`]: { flex: '1 0 8rem', aspectRatio: '1' } } },
    },
  },
])

/** The promises as the sheet of paper on which they come. */
export const sheet = pageStyle({
  padding: `min(${vars.space.gutter}, 7vw)`,
  boxShadow: `0.5rem 0.5rem 0 ${vars.colour.hairline}`,
})

export const sheetHead = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBottom: vars.space.l,
  borderBottom: `2px solid ${vars.colour.text}`,
})

/** A line of the quote, with its number; at 1440 px its words stand on the page's columns. */
export const line = pageStyle({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.m}`,
  paddingBlock: vars.space.l,
  borderBottom: `1px solid ${vars.colour.hairline}`,
  counterIncrement: 'line',
  '::before': { content: 'counter(line)', color: vars.colour.accentText, fontWeight: 600 },
  '@media': responsive({ tablet: { gridTemplateColumns: '1.75rem minmax(0, 0.67fr) minmax(0, 1fr)' } }),
})

export const promise = pageStyle({ fontSize: vars.font.h3, ...headingFace, lineHeight: 1.2, hyphens: 'auto' })

/** The first sentence carries; the others are its conditions. */
export const terms = pageStyle({
  gridColumn: '1 / -1',
  selectors: { 'dt + &': { color: vars.colour.text, fontWeight: 500 } },
  '@media': responsive({ tablet: { gridColumn: 3 } }),
})

/** Where the visitor signs: on a line. What is drawn in ink keeps its paper in forced colours. */
export const signature = pageStyle({
  forcedColorAdjust: 'none',
  background: vars.colour.background,
  width: 'fit-content',
  margin: `${vars.space.xl} 0 0 auto`,
  borderBottom: `1px solid ${vars.colour.text}`,
})

/** The other half of the closing band: a plan above its section, whose walls go on in the ground of the footer. */
export const plan = pageStyle({
  forcedColorAdjust: 'none',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  objectPosition: 'bottom',
  padding: `${vars.space.xxl} ${vars.size.pageEdge} 0 calc(100% - ${vars.size.pageEdge} - ${drawingUnits(480)})`,
})
