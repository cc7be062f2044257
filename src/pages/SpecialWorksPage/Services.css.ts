import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { column } from '../../ui/Columns/Columns.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const band = pageStyle([container, { alignItems: 'center' }])

/** On a phone its picture is clear of the index. On a desktop it ends on a slab: what follows is below it. */
const first = pageStyle({
  paddingBottom: vars.space.xxxl,
  '@media': {
    [mediaBelow('tablet')]: { paddingTop: vars.space.xl },
    ...responsive({ desktop: { paddingBottom: 0, borderBottom: `1.375rem solid ${palette.mur}` } }),
  },
})

/** On a desktop the pictures meet. */
const next = pageStyle({
  paddingBottom: vars.space.section,
  '@media': responsive({ desktop: { paddingBottom: 0 } }),
})

/** The picture's own sky goes on above it. */
const atNight = pageStyle({ '@media': { screen: { background: palette.cielBas } } })

export const services = { wide: first, left: next, right: next, inside: next, sky: atNight }

const words = pageStyle({ '@media': responsive({ desktop: { paddingBlock: vars.space.xxl } }) })

/** Inside the picture they are in a chamber, under the street. */
export const texts = {
  wide: words,
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
}

/** Beside the words of the wide picture, level with their title. */
export const pointsBeside = pageStyle([column['8 / -1'], { paddingTop: vars.space.s }])

const toBothEdges = pageStyle({ marginInline: `calc(-1 * ${vars.size.pageEdge})` })

const toOneEdge = (inner: 'marginLeft' | 'marginRight') => [
  toBothEdges,
  pageStyle({ alignSelf: 'stretch', '@media': responsive({ desktop: { [inner]: 0 } }) }),
]

/** They reach both edges of the window; on a desktop only the left or the right by turns, or both again. */
export const picture = styleVariants({
  // Under its words, or two full widths would follow each other at the top of the page; nearer to them than to what follows.
  wide: [
    toBothEdges,
    pageStyle({ '@media': responsive({ desktop: { order: 1, marginTop: `calc(-1 * ${vars.space.xl})` } }) }),
  ],
  left: toOneEdge('marginRight'),
  right: toOneEdge('marginLeft'),
  inside: [
    toOneEdge('marginRight'),
    pageStyle({ '@media': responsive({ wide: { marginRight: `calc(-1 * ${vars.size.pageEdge})` } }) }),
  ],
  // Below its words where they have no room in it.
  sky: [
    toBothEdges,
    pageStyle({ order: 1, '@media': responsive({ desktop: { gridRow: 1, alignSelf: 'end' } }) }),
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
