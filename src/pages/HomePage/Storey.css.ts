import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { dimensionTick, pageEdge, underline } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, mediaFrom, responsive } from '../../../styles/responsive.ts'
import {
  besideBuilding,
  buildingWidth,
  cellarWall,
  halfSlab,
  phoneSlab,
  phoneWall,
  wall,
} from './building.css.ts'

/** Words at the left, the building at the right; beyond 1680 px, sky or earth right of its gable. */
const beside = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${buildingWidth} ${besideBuilding}`,
}

export const storey = pageStyle({
  position: 'relative',
  '@media': {
    ...responsive({ desktop: beside }),
    [mediaBelow('desktop')]: { display: 'flex', flexDirection: 'column' },
    print: { ...beside, gridTemplateColumns: '38fr 62fr', breakInside: 'avoid' },
  },
})

/** The earth is too light for grey words. */
const onEarth = pageStyle({
  vars: { [vars.colour.textSecondary]: palette.blanc },
  '@media': { print: { vars: { [vars.colour.textSecondary]: palette.noir } } },
})

/** The words stand between the same walls as the picture where they stand below it. */
const words = pageStyle({
  position: 'relative',
  alignSelf: 'stretch',
  padding: `${vars.space.m} ${vars.space.m} ${vars.space.xl}`,
  '@media': {
    ...responsive({
      phablet: { paddingInline: `calc(${vars.space.pageMargin} - ${wall})` },
      desktop: {
        alignSelf: 'center',
        padding: `${vars.space.m} ${vars.space.xl} 2.25rem ${pageEdge}`,
        position: 'static',
      },
    }),
    print: { padding: `0 ${vars.space.m} 0 0`, border: 0 },
  },
})

const material = (colour: string, width: string) =>
  ({
    storey: inPage({
      '@media': {
        [mediaBelow('desktop')]: { borderTop: `${halfSlab} solid ${colour}` },
        [mediaBelow('phablet')]: { borderTopWidth: phoneSlab },
      },
    }),
    room: inPage({
      background: colour,
      borderColor: colour,
      '@media': { print: { background: 'none' } },
    }),
    words: inPage({
      '@media': {
        [mediaBelow('desktop')]: { borderInline: `${phoneWall} solid ${colour}` },
        [`${mediaFrom('phablet')} and ${mediaBelow('desktop')}`]: { borderInlineWidth: width },
      },
    }),
  }) as const

const masonry = material(palette.mur, wall)
const concrete = material(palette.beton, cellarWall)

const roomBase = pageStyle({
  display: 'grid',
  alignItems: 'end',
  minWidth: 0,
  '@media': { [mediaBelow('phablet')]: { borderStyle: 'solid', borderWidth: `0 ${phoneWall}` } },
})

/** A picture stands above its words where it cannot stand beside them. */
export const aboveWords = pageStyle({
  '@media': { [mediaBelow('desktop')]: { order: -1 }, print: { order: 0 } },
})

export const storeyOf = styleVariants({
  masonry: [storey, masonry.storey],
  concrete: [storey, concrete.storey, onEarth],
})

/** A taller text shows more of the wall, above the picture: its floor stays at its level. */
export const room = styleVariants({ masonry: [roomBase, masonry.room], concrete: [roomBase, concrete.room] })
export const wordsBetween = styleVariants({
  masonry: [words, masonry.words],
  concrete: [words, concrete.words],
})

/** Where the words are in the room, the level alone stands beside it, if there is room. */
export const noWords = pageStyle({
  '@media': { [mediaBelow('desktop')]: { display: 'none' }, print: { display: 'block' } },
})

export const picture = pageStyle({ background: 'none', '@media': { print: { maxHeight: 'none' } } })
// Not rounded to a pixel of its own: two storeys that touch show no line of the ground between them.
globalStyle(`${picture} img`, inPage({ width: '100%', height: 'auto' }))

/** The height of a finished floor, as an architect writes it, on a thin line to the wall. */
export const level = pageStyle({
  position: 'absolute',
  // On the line of a title of 44 px.
  top: `calc(${vars.space.m} + 0.75rem)`,
  right: vars.space.m,
  color: vars.colour.text,
  fontSize: vars.font.meta,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '@media': {
    ...responsive({
      phablet: { right: `calc(${vars.space.pageMargin} - ${wall})` },
      desktop: {
        top: 'auto',
        right: `calc(${buildingWidth} + ${besideBuilding})`,
        bottom: halfSlab,
        width: '7.5rem',
        paddingRight: vars.space.s,
        borderBottom: `1px solid ${vars.colour.control}`,
        textAlign: 'right',
        '::after': { ...dimensionTick, top: 'auto', right: '-1px', bottom: '-0.5rem', height: '1rem' },
      },
    }),
    print: {
      position: 'static',
      width: 'auto',
      border: 0,
      textAlign: 'left',
      '::after': { content: 'none' },
    },
  },
})

export const link = pageStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  ...underline('0.25em'),
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

export const text = pageStyle({ maxWidth: '26rem' })
