import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dashed } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { edgeToEdge, foldedSummary, target } from '../../../styles/utilities.css.ts'

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

export const indexLink = pageStyle([
  target,
  {
    minHeight: '3.5rem',
    height: '100%',
    borderBlock: '3px solid transparent',
    fontSize: vars.font.small,
    fontWeight: 600,
    selectors: {
      '&:hover': { color: vars.colour.accentText },
      '&[aria-current]': { borderBottomColor: vars.colour.accent },
    },
  },
])

export const areas = pageStyle({ paddingBottom: vars.space.section })

/**
 * A sample on the page's own ground beside its words, left and right in turn; the features under them. The first is the
 * largest, with its features across the page.
 */
export const area = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  paddingTop: vars.space.xl,
  '@media': responsive({
    desktop: {
      grid: "'picture words' auto 'picture features' 1fr / minmax(0, 7fr) minmax(0, 5fr)",
      paddingTop: vars.space.section,
      selectors: {
        '&:nth-of-type(odd)': {
          grid: "'words picture' auto 'features picture' 1fr / minmax(0, 5fr) minmax(0, 7fr)",
        },
        '&:first-of-type': {
          grid: "'words picture' auto 'features features' auto / minmax(0, 2fr) minmax(0, 3fr)",
          alignItems: 'center',
        },
      },
    },
  }),
})

/** The frame cuts off what is empty above and below the sample. */
export const picture = pageStyle([
  edgeToEdge,
  {
    aspectRatio: '9 / 8',
    background: 'none',
    '@media': responsive({
      tablet: { justifySelf: 'center', width: 'min(100%, 40rem)' },
      desktop: {
        // In sight while the words beside it are read.
        position: 'sticky',
        top: `calc(${vars.size.bar} + 5rem)`,
        gridArea: 'picture',
        width: '100%',
        selectors: { 'section:first-of-type > &': { position: 'static' } },
      },
    }),
  },
])

export const words = pageStyle({ '@media': responsive({ desktop: { gridArea: 'words' } }) })

export const features = pageStyle({
  columnGap: vars.space.gutter,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    desktop: {
      gridArea: 'features',
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        'section:first-of-type > &': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  }),
})

export const feature = pageStyle({
  '@media': {
    ...responsive({ tablet: { ...dashed, alignSelf: 'start' } }),
    [mediaBelow('tablet')]: { borderBottom: `1px solid ${vars.colour.hairline}` },
  },
})

export const name = pageStyle({ display: 'block' })

export const text = pageStyle({ display: 'block', paddingBottom: vars.space.m })

export const paragraph = pageStyle({
  display: 'block',
  selectors: { '& + &': { marginTop: vars.space.s } },
})

export const folded = pageStyle([
  foldedSummary,
  { padding: `${vars.space.s} ${vars.space.xl} ${vars.space.s} 0`, fontWeight: 600 },
])
