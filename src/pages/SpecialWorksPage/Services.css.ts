import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const band = pageStyle([container, { alignItems: 'center' }])

const slab = `1.375rem solid ${palette.mur}`

/** On a desktop the pictures meet. */
const below = pageStyle({
  paddingBottom: vars.space.section,
  '@media': responsive({ desktop: { paddingBottom: 0 } }),
})

/** The picture's own earth goes on below it, to the floor of what is dug. */
const underground = pageStyle([
  below,
  {
    borderBottom: slab,
    '@media': { screen: { background: palette.terre } },
  },
])

/** The picture's own sky goes on above it. */
const atNight = pageStyle({ '@media': { screen: { background: palette.cielBas } } })

export const services = { left: below, right: below, inside: below, sky: atNight, earth: underground }

const words = pageStyle({ '@media': responsive({ desktop: { paddingBlock: vars.space.xxl } }) })

/** Inside the picture they are in a chamber, under the street. */
export const texts = {
  left: words,
  right: words,
  inside: pageStyle([
    words,
    { '@media': responsive({ wide: { gridRow: 1, paddingTop: `calc(10.4vw + ${vars.space.xl})` } }) },
  ]),
  // Above the roofs at the left of the picture.
  sky: pageStyle({
    zIndex: vars.zIndex.raised,
    paddingTop: vars.space.xxl,
    '@media': responsive({
      desktop: { gridRow: 1, alignSelf: 'start', paddingBottom: `calc(18vw + ${vars.space.m})` },
    }),
  }),
  // On a wide window further to the left than all else, or they would meet the tunnel.
  earth: pageStyle({
    zIndex: vars.zIndex.raised,
    '@media': responsive({
      desktop: {
        gridRow: 1,
        padding: `calc(6vw + ${vars.space.xl}) ${vars.space.m} ${vars.space.xl} 0`,
      },
      // The column's width, up to where the tunnel begins.
      wide: { translate: `min(0px, 41vw - 33rem - ${vars.size.pageEdge})` },
    }),
  }),
}

const toBothEdges = pageStyle({ marginInline: `calc(-1 * ${vars.size.pageEdge})` })

const toOneEdge = (inner: 'marginLeft' | 'marginRight') => [
  toBothEdges,
  pageStyle({ alignSelf: 'stretch', '@media': responsive({ desktop: { [inner]: 0 } }) }),
]

/** They reach both edges of the window; on a desktop only the left or the right by turns, or both again. */
export const picture = styleVariants({
  left: toOneEdge('marginRight'),
  right: toOneEdge('marginLeft'),
  // Where its words are below it, they are in a chamber too.
  inside: [
    toOneEdge('marginRight'),
    pageStyle({
      '@media': {
        [mediaBelow('desktop')]: { borderBottom: slab },
        ...responsive({ wide: { marginRight: `calc(-1 * ${vars.size.pageEdge})` } }),
      },
    }),
  ],
  // Below its words where they have no room in it.
  sky: [
    toBothEdges,
    pageStyle({ order: 1, '@media': responsive({ desktop: { gridRow: 1, alignSelf: 'end' } }) }),
  ],
  // On a tablet without the earth that has no words there.
  earth: [
    toBothEdges,
    pageStyle({
      '@media': responsive({
        phablet: { aspectRatio: '3 / 2' },
        desktop: { gridRow: 1, alignSelf: 'stretch', aspectRatio: 'auto' },
      }),
    }),
  ],
})

/** A list entry after a dash in the accent colour. */
export const point = pageStyle({
  position: 'relative',
  paddingLeft: '1.75rem',
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    top: '0.6em',
    left: 0,
    width: '12px',
    borderTop: `3px solid ${vars.colour.accent}`,
  },
})
