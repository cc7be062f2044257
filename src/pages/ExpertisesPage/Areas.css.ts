import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dashed, headingFace } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { edgeToEdge, foldedSummary, target } from '../../../styles/utilities.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

const line = `1px solid ${vars.colour.control}`

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

/** A sample on the band's own ground beside its words, left and right in turn; the features under them. */
export const area = pageStyle([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.l} ${vars.space.gutter}`,
    paddingBlock: 'clamp(2rem, 5vw, 4.5rem) clamp(2rem, 6.67vw, 6rem)',
    '@media': responsive({
      desktop: {
        grid: "'picture words' auto 'picture features' 1fr / minmax(0, 7fr) minmax(0, 5fr)",
        selectors: {
          'section:nth-of-type(odd) > &': {
            grid: "'words picture' auto 'features picture' 1fr / minmax(0, 5fr) minmax(0, 7fr)",
          },
        },
      },
    }),
  },
])

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
        gap: `${vars.space.xl} ${vars.space.gutter}`,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
      desktop: { gridArea: 'features', gridTemplateColumns: 'minmax(0, 1fr)' },
    }),
    [mediaBelow('tablet')]: { gap: 0, borderTop: line },
  },
})

export const feature = pageStyle({
  '@media': { ...responsive({ tablet: dashed }), [mediaBelow('tablet')]: { borderBottom: line } },
})

export const name = pageStyle({ fontSize: vars.font.lead, ...headingFace, lineHeight: 1.3 })

export const folded = pageStyle([foldedSummary, { fontSize: vars.font.lead }])

export const unfolded = pageStyle({ paddingBottom: vars.space.l })
