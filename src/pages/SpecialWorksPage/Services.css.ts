import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { slab } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import wetEarth from '../../assets/pictures/telephone/terre-noyee.webp'
import { bands } from '../../ui/Columns/bands.ts'
import { column } from '../../ui/Columns/Columns.css.ts'
import { container } from '../../ui/Section/Section.css.ts'
import { earth } from './earth.ts'

/** Its words are on a picture, or on what goes on from it. */
export const band = pageStyle([
  container,
  { vars: { [vars.colour.textSecondary]: vars.colour.text }, alignItems: 'center' },
])

/** The pictures meet, also where a height ends in half a pixel. */
const below = pageStyle({ marginTop: '-1px' })

export const services = {
  // On narrow windows its words are below it, in the wet earth with which one picture ends and the next begins.
  inside: pageStyle([
    below,
    {
      'screen and belowDesktop': {
        background: `linear-gradient(transparent calc(100% - ${vars.space.xl}), ${palette.terreNoyee}), ${palette.terreNoyee} url('${wetEarth}') 0 0 / 100%`,
      },
    },
  ]),
  // The picture's own sky goes on above it.
  sky: pageStyle({ screen: { background: palette.cielBas } }),
  // The picture's own earth goes on below it.
  earth: pageStyle([
    below,
    { paddingBottom: vars.space.section, screen: { background: earth }, desktop: { paddingBottom: 0 } },
  ]),
}

const overPicture = pageStyle([column['1 / 6'], { zIndex: vars.zIndex.raised, desktop: { gridRow: 1 } }])

export const texts = styleVariants({
  // In a chamber, under the street.
  inside: [
    bands.inside.words,
    pageStyle({
      paddingBottom: vars.space.l,
      desktop: { paddingBlock: vars.space.xxl },
      wide: { gridRow: 1, paddingTop: `calc(10.4vw + ${vars.space.xl})` },
    }),
  ],
  // Above the roofs at the left of the picture.
  sky: [
    overPicture,
    pageStyle({
      paddingTop: vars.space.xxl,
      desktop: { alignSelf: 'start', paddingBottom: `calc(18vw + ${vars.space.m})` },
    }),
  ],
  // On a wide window further to the left than all else, or they would meet the tunnel: 33rem is their width.
  earth: [
    overPicture,
    pageStyle({
      desktop: { padding: `calc(6vw + ${vars.space.xl}) ${vars.space.m} ${vars.space.xl} 0` },
      wide: { translate: `min(0px, 41vw - 33rem - ${vars.size.pageEdge})` },
    }),
  ],
})

const toBothEdges = pageStyle([column['1 / -1'], { marginInline: `calc(-1 * ${vars.size.pageEdge})` }])

/** They reach both edges of the window. */
export const picture = styleVariants({
  // Where its words are below it, it is shown without its chamber; where they are beside it, it reaches one edge.
  inside: [
    bands.inside.picture,
    pageStyle({
      alignSelf: 'stretch',
      marginLeft: `calc(-1 * ${vars.size.pageEdge})`,
      belowDesktop: { marginRight: `calc(-1 * ${vars.size.pageEdge})` },
      // It goes over into the earth that has its words.
      'screen and belowDesktop': {
        position: 'relative',
        overflow: 'visible',
        '::after': {
          content: '',
          position: 'absolute',
          inset: `100% 0 calc(-1 * ${vars.space.l})`,
          background: `linear-gradient(${palette.terreNoyee}, transparent)`,
        },
      },
      phablet: { aspectRatio: '1.1' },
      desktop: { aspectRatio: 'auto' },
    }),
  ],
  // Below its words where they have no room in it.
  sky: [toBothEdges, pageStyle({ order: 1, desktop: { gridRow: 1, alignSelf: 'end' } })],
  // On a tablet without the earth that has no words there.
  earth: [
    toBothEdges,
    pageStyle({
      // Its floor lies on a slab, under which are its words.
      'screen and belowDesktop': { borderBottom: slab },
      phablet: { aspectRatio: '3 / 2' },
      desktop: { gridRow: 1, alignSelf: 'stretch', aspectRatio: 'auto' },
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
