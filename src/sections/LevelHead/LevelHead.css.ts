import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../../styles/layers.ts'
import { dimensionTick } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'

const ground = layoutStyle({ display: 'grid' })

/** How high the basement and the pavement on it are in their picture, above which is the night. */
const basement = { phone: '106.8vw', phablet: '27.6vw' }

/** In the street the words are on the hall's wall, on a tablet above it; over the basement they stand on the pavement. */
export const head = styleVariants({
  street: [
    ground,
    inLayout({
      // The second row is the people's. Above them the wall goes on, however far the words push them down.
      phone: { gridTemplateRows: 'auto 67vw', background: palette.enduitClair },
      desktop: { gridTemplate: 'minmax(min(34vw, 50svh), auto) / 36% 1fr' },
      wide: { gridTemplateColumns: `calc(${vars.size.pageEdge} + 25.5rem) 1fr` },
    }),
  ],
  basement: [
    surfaces.night,
    ground,
    inLayout({
      gridTemplateRows: `auto ${basement.phone}`,
      phablet: { gridTemplateRows: `auto ${basement.phablet}` },
      lowest: { display: 'block' },
      print: { display: 'block' },
    }),
  ],
})

const text = layoutStyle({ gridArea: '1 / 1', padding: `${vars.space.l} ${vars.size.pageEdge}` })

export const words = styleVariants({
  street: [
    text,
    inLayout({
      zIndex: vars.zIndex.raised,
      alignContent: 'center',
      justifyItems: 'start',
      desktop: { gap: vars.space.s, padding: vars.space.m, paddingLeft: vars.size.pageEdge },
      wide: { paddingBottom: vars.space.xl },
      // So that the telephone below is seen whole.
      low: { gap: vars.space.xs, paddingBlock: vars.space.xs },
      lowest: { gridColumn: '1 / -1', gridTemplateColumns: 'min-content 1fr', columnGap: vars.space.l },
    }),
  ],
  basement: [
    text,
    inLayout({
      zIndex: vars.zIndex.raised,
      alignContent: 'end',
      // A passer-by is at the right.
      phone: { paddingBottom: vars.space.s },
      phablet: { maxWidth: '76vw', padding: `${vars.space.xl} 0 0 ${vars.size.pageEdge}` },
      // Without the picture.
      lowest: { paddingBlock: vars.space.m },
    }),
  ],
})
// In a low window beside the lead and the link.
globalStyle(`${words.street} h1`, inLayout({ lowest: { gridRow: 'span 2' } }))
globalStyle(
  `${head.basement} h1`,
  inLayout({
    phablet: { order: 1, fontSize: 'min(7.6vw, 9.5rem)', textWrap: 'wrap' },
    wide: { gridArea: '1 / 1', paddingBottom: '0.08em' },
  }),
)
// On a wide window it is at the right of the title's last line, which is short.
globalStyle(
  `${head.basement} p`,
  inLayout({
    phone: { maxWidth: '56vw' },
    wide: {
      gridArea: '1 / 1',
      // Forced colours put a ground behind the title, as wide as its first line.
      zIndex: vars.zIndex.raised,
      placeSelf: 'end',
      maxWidth: '29vw',
      paddingBottom: '1.4vw',
    },
  }),
)

/** On the slab itself, as on the home page. */
export const level = layoutStyle([
  surfaces.concrete,
  {
    position: 'relative',
    paddingLeft: vars.size.pageEdge,
    fontSize: vars.font.meta,
    lineHeight: '1.75rem',
    '::before': {
      ...dimensionTick,
      top: 'calc(50% - 7px)',
      left: `calc(${vars.size.pageEdge} - 12px)`,
      height: '14px',
      borderColor: palette.miniumClair,
    },
    desktop: { gridColumn: '1 / -1' },
    lowest: { display: 'none' },
  },
])

const frame = layoutStyle({ background: 'none', lowest: { display: 'none' } })

/** The street's floor is at the lower edge, whatever its height; people are at its right. */
export const picture = styleVariants({
  street: [
    frame,
    inLayout({
      height: 'min(61vw, 50svh)',
      phone: { gridArea: '1 / 1 / 3', alignSelf: 'end', height: 'auto' },
      desktop: { gridArea: '1 / 1 / 2 / -1', height: 0, minHeight: '100%' },
    }),
  ],
  basement: [frame, inLayout({ gridArea: '1 / 1 / 3', alignSelf: 'end', print: { maxHeight: 'none' } })],
})
globalStyle(`${head.street} img`, inLayout({ objectPosition: 'right bottom' }))
