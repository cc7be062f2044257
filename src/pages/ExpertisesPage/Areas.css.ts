import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dashed, edgeToEdge } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { foldedSummary } from '../../../styles/utilities.css.ts'

/** A bar under the head; from 1024 px it stays under the site's own bar. */
export const index = pageStyle({
  borderBottom: `1px solid ${vars.colour.hairline}`,
  background: vars.colour.background,
  '@media': {
    ...responsive({ desktop: { position: 'sticky', top: vars.size.bar, zIndex: vars.zIndex.raised } }),
    print: { display: 'none' },
  },
})

export const indexList = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  columnGap: vars.space.m,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'space-between' },
  }),
})

export const indexLink = pageStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  height: '100%',
  borderBlock: '3px solid transparent',
  fontSize: vars.font.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  transition: `color ${vars.motion.colour}, border-color ${vars.motion.colour}`,
  selectors: {
    '&:hover': { color: vars.colour.accentText },
    '&[aria-current]': { borderBottomColor: vars.colour.accent },
  },
})

export const areas = pageStyle({ paddingBottom: vars.space.section })

/** A sample on the page's own ground beside its words; the features under them, or under the whole of the first. */
export const area = pageStyle({
  rowGap: vars.space.l,
  paddingTop: vars.space.xl,
  '@media': responsive({ desktop: { gridTemplateRows: 'auto 1fr', paddingTop: vars.space.section } }),
})

/** The frame cuts off what is empty above and below the sample. */
export const picture = pageStyle({
  aspectRatio: '9 / 8',
  background: 'none',
  ...edgeToEdge,
  '@media': responsive({
    tablet: { justifySelf: 'center', width: 'min(100%, 40rem)', marginInline: 0 },
    desktop: {
      // In sight while the words beside it are read.
      position: 'sticky',
      top: `calc(${vars.size.bar} + 5rem)`,
      gridArea: '1 / 1 / 3 / 8',
      width: '100%',
      selectors: {
        'section:nth-of-type(odd) > &': { gridColumn: '6 / -1' },
        'section:first-of-type > &': { position: 'static', gridArea: '1 / 5 / 2 / -1' },
      },
    },
  }),
})

/** The first sample is the largest, with its features across the page; the others stand left and right in turn. */
const besidePicture = {
  gridColumn: '8 / -1',
  selectors: { 'section:nth-of-type(odd) > &': { gridColumn: '1 / 6' } },
}

export const words = pageStyle({
  '@media': responsive({
    desktop: {
      ...besidePicture,
      gridRow: 1,
      zIndex: vars.zIndex.raised,
      selectors: {
        ...besidePicture.selectors,
        'section:first-of-type > &': { alignSelf: 'center' },
      },
    },
  }),
})

export const features = pageStyle({
  columnGap: vars.space.gutter,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    desktop: {
      ...besidePicture,
      gridRow: 2,
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        ...besidePicture.selectors,
        'section:first-of-type > &': {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        },
      },
    },
  }),
})

export const feature = pageStyle({
  '@media': {
    ...responsive({ tablet: { ...dashed, alignSelf: 'start' } }),
    [mediaBelow('tablet')]: { borderTop: `1px solid ${vars.colour.hairline}` },
  },
})

export const name = pageStyle({ display: 'block' })

/** A text may have paragraphs. */
export const text = pageStyle({ display: 'block', paddingBottom: vars.space.m, whiteSpace: 'pre-line' })

export const folded = pageStyle([
  foldedSummary,
  { padding: `${vars.space.s} ${vars.space.xl} ${vars.space.s} 0`, fontWeight: 600 },
])
