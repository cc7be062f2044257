import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { dashed, headingFace } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { edgeToEdge, foldedSummary, target } from '../../../styles/utilities.css.ts'

/** A bar under the head; from 1024 px it stays under the site's own bar. */
export const index = pageStyle({
  borderBottom: `1px solid ${vars.colour.hairline}`,
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

/**
 * A sample on the band's own ground beside its words, left and right in turn; the features under them. The first is the
 * largest, with its features across the page.
 */
export const area = pageStyle({
  '@media': { [mediaBelow('tablet')]: { paddingBlock: `${vars.space.l} ${vars.space.xxl}` } },
})

globalStyle(
  `${area} > div`,
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.l} ${vars.space.gutter}`,
    '@media': responsive({
      desktop: { grid: "'picture words' auto 'picture features' 1fr / minmax(0, 7fr) minmax(0, 5fr)" },
    }),
  }),
)
globalStyle(
  `${area}:nth-of-type(odd) > div`,
  inPage({
    '@media': responsive({
      desktop: { grid: "'words picture' auto 'features picture' 1fr / minmax(0, 5fr) minmax(0, 7fr)" },
    }),
  }),
)

globalStyle(
  `${area}:first-of-type > div`,
  inPage({
    alignItems: 'center',
    '@media': responsive({
      desktop: { grid: "'words picture' auto 'features features' auto / minmax(0, 5fr) minmax(0, 7fr)" },
    }),
  }),
)

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
      },
    }),
  },
])

export const words = pageStyle({ '@media': responsive({ desktop: { gridArea: 'words' } }) })

export const features = pageStyle({
  '@media': {
    ...responsive({
      tablet: {
        gap: `${vars.space.l} ${vars.space.gutter}`,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
      desktop: {
        gridArea: 'features',
        selectors: { [`${area}:not(:first-of-type) &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    }),
    [mediaBelow('tablet')]: { gap: 0, borderTop: `1px solid ${vars.colour.control}` },
  },
})

export const feature = pageStyle({
  '@media': {
    ...responsive({ tablet: { ...dashed, alignSelf: 'start' } }),
    [mediaBelow('tablet')]: { borderBottom: `1px solid ${vars.colour.control}` },
  },
})

export const name = pageStyle({ display: 'block', fontSize: vars.font.lead, ...headingFace })

export const text = pageStyle({ display: 'block' })

export const paragraph = pageStyle({
  display: 'block',
  selectors: { '& + &': { marginTop: vars.space.s } },
})

export const folded = pageStyle([foldedSummary, { fontSize: vars.font.lead }])
