import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../../styles/layers.ts'
import { dimensionTick, floorLevel } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, mediaLowest, responsive } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'

const ground = layoutStyle({ position: 'relative', display: 'grid' })

/** In the street the words are on the hall's wall, on a tablet above it; around the cellar is the dark. */
export const head = styleVariants({
  street: [
    ground,
    inLayout({
      '@media': {
        // The second row is the people's. Above them the wall goes on, however far the words push them down.
        [mediaBelow('phablet')]: { gridTemplateRows: 'auto 68vw', background: palette.enduitClair },
        ...responsive({ desktop: { gridTemplate: 'minmax(min(28vw, 50svh), auto) / 43% 1fr' } }),
      },
    }),
  ],
  cellar: [
    surfaces.night,
    ground,
    inLayout({
      // The second column begins where the picture has the outer face of its wall.
      '@media': responsive({
        desktop: {
          gridTemplateColumns: '1fr min(50.4vw, 60.5rem)',
          minHeight: `min(clamp(27.5rem, 30.5vw, 35rem), 100svh - ${vars.size.bar})`,
        },
      }),
    }),
  ],
})

export const words = layoutStyle({
  gridArea: '1 / 1',
  zIndex: vars.zIndex.raised,
  alignContent: 'center',
  padding: `${vars.space.l} ${vars.space.pageMargin}`,
  '@media': {
    ...responsive({
      desktop: { padding: `${vars.space.l} ${vars.space.m} ${vars.space.xxl} ${vars.size.pageEdge}` },
    }),
    [mediaLowest]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlock: vars.space.m },
  },
})

const mark = layoutStyle({
  fontSize: vars.font.meta,
  lineHeight: 1.3,
  '@media': { [mediaLowest]: { display: 'none' } },
})

/** The street's is on the slab itself, as on the home page; the cellar's beside its floor, on a desktop only. */
export const level = styleVariants({
  street: [
    mark,
    inLayout({
      position: 'relative',
      paddingLeft: vars.size.pageEdge,
      background: palette.mur,
      color: palette.blanc,
      lineHeight: '1.75rem',
      '::before': {
        ...dimensionTick,
        top: 'calc(50% - 7px)',
        left: `calc(${vars.size.pageEdge} - 12px)`,
        height: '14px',
        borderColor: palette.miniumClair,
      },
      '@media': responsive({ desktop: { gridColumn: '1 / -1' } }),
    }),
  ],
  cellar: [
    mark,
    inLayout({
      '@media': {
        ...responsive({
          desktop: { ...floorLevel, gridArea: '1 / 1 / 2 / 2', right: 0, bottom: 'min(6%, 1.83vw)' },
        }),
        [mediaBelow('desktop')]: { display: 'none' },
      },
    }),
  ],
})

const frame = layoutStyle({
  height: 'min(61vw, 50svh)',
  background: 'none',
  '@media': {
    ...responsive({ desktop: { height: 0, minHeight: '100%' } }),
    [mediaLowest]: { display: 'none' },
  },
})

/** Its floor is at the lower edge, whatever its height. The cellar has no ground of its own: it lies in the dark, whole. */
export const picture = styleVariants({
  street: [
    frame,
    inLayout({
      '@media': {
        [mediaBelow('phablet')]: {
          gridArea: '1 / 1 / 3',
          alignSelf: 'end',
          height: 'auto',
        },
        ...responsive({ desktop: { gridArea: '1 / 1 / 2 / -1' } }),
      },
    }),
  ],
  cellar: [
    frame,
    inLayout({
      height: 'min(56vw, 50svh)',
      '@media': responsive({ desktop: { marginLeft: '-12.85vw' } }),
    }),
  ],
})
// People and work are at its right.
globalStyle(`${ground} img`, inLayout({ objectPosition: 'right bottom' }))
globalStyle(`${head.cellar} img`, inLayout({ '@media': responsive({ desktop: { objectFit: 'contain' } }) }))
