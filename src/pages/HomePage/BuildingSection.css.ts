import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { section as band } from '../../ui/Section/Section.css.ts'
import { placeHook } from './BuildingLines.css.ts'
import {
  cropOf,
  groundEnds,
  levels,
  onStage,
  places,
  staged,
  streetAtLeft,
  tall,
  whole,
  type Box,
} from './buildingPlaces.ts'

export const section = pageStyle([band, { overflowX: 'clip' }])

/** Two halves: the intro starts at the middle line of the figures above. */
export const head = pageStyle({
  display: 'grid',
  rowGap: vars.space.m,
  alignItems: 'end',
  marginBottom: vars.space.xl,
  '@media': responsive({ desktop: { gridTemplateColumns: '1fr 1fr' } }),
})
export const intro = pageStyle({
  maxWidth: '30rem',
  color: vars.colour.textSecondary,
  textWrap: 'balance',
})

const groundLine = {
  content: '',
  position: 'absolute',
  top: 0,
  borderTop: `2px solid ${vars.colour.text}`,
} as const

/**
 * Everything on the stage is placed in % of its width, vertically too: a percentage in a margin always refers to the
 * width. So nothing on the picture moves if the words become taller than the picture.
 */
export const stage = pageStyle({
  position: 'relative',
  isolation: 'isolate',
  counterReset: 'place',
  '@media': responsive({
    desktop: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // The street line continues to the window's edges.
      '::before': {
        ...groundLine,
        right: `${100 - groundEnds.left}%`,
        left: '-50vw',
        marginTop: `${streetAtLeft}%`,
      },
      '::after': {
        ...groundLine,
        right: '-50vw',
        left: `${groundEnds.right}%`,
        marginTop: `${levels.street}%`,
      },
    },
  }),
})

const fade = (width: string) => `inset 0 0 ${width} ${width} ${vars.colour.background}`

export const picture = pageStyle({
  position: 'relative',
  zIndex: vars.zIndex.behind,
  background: 'none',
  ...cropOf(tall),
  // The picture's background has the page's colour, but encoding changes it slightly: this shadow hides the edges.
  '::after': { content: '', position: 'absolute', inset: '-1px', boxShadow: fade('4px') },
  '@media': {
    ...responsive({
      phablet: { ...cropOf(whole), '::after': { boxShadow: fade('0.75rem') } },
      desktop: { gridArea: '1 / 1', alignSelf: 'start', width: `${staged.w}%`, marginLeft: `${staged.x}%` },
    }),
    // Not cropped on paper: the places are in % of the whole picture.
    print: { maxHeight: 'none' },
  },
})

export const list = pageStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  marginTop: vars.space.l,
  '@media': {
    ...responsive({
      phablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      desktop: {
        gridArea: '1 / 1',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        marginTop: 0,
      },
    }),
    print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const place = pageStyle([
  placeHook,
  { counterIncrement: 'place', '@media': responsive({ desktop: { gridArea: '1 / 1' } }) },
])

const shelf = pageStyle({
  display: 'grid',
  gridTemplateColumns: '2.125rem minmax(0, 1fr)',
  columnGap: vars.space.s,
  paddingTop: vars.space.s,
  borderTop: `1px solid ${vars.colour.text}`,
  '::before': { content: 'counter(place)', fontWeight: 600 },
  '@media': responsive({ desktop: { display: 'block', borderTop: 0, '::before': { content: 'none' } } }),
})

/**
 * The words of a place, under a line; on the stage the leader is that line. They have no `position`, because the
 * `::before` of their link is placed relative to the stage.
 */
export const words = styleVariants(places, ({ words: [x, y] }) => [
  shelf,
  inPage({
    '@media': responsive({
      desktop: { width: x === 0 ? '19.5%' : '18%', marginTop: `${y}%`, marginLeft: `${x}%` },
    }),
  }),
])

const target = ({ x, y, w, h }: Box) => ({
  left: `${x}%`,
  width: `${w}%`,
  marginTop: `${y}%`,
  paddingBottom: `${h}%`,
})

const title = pageStyle({
  ...underline('0.25em'),
  textDecorationThickness: '1px',
  '::before': { content: '', position: 'absolute', top: 0 },
  selectors: {
    [`${placeHook}:hover &`]: { textDecorationThickness: '2px' },
    '&:focus-visible::before': { outline: 'inherit', outlineOffset: '3px' },
  },
})

/** Its `::before` covers the place in the picture, so that the place is part of the link. */
export const link = styleVariants(places, ({ wide, narrow }) => [
  title,
  inPage({
    '::before': target(onStage(narrow, tall)),
    '@media': responsive({
      phablet: { '::before': target(onStage(wide, whole)) },
      desktop: { '::before': target(onStage(wide, staged)) },
    }),
  }),
])

export const text = pageStyle({
  gridColumn: '2',
  marginTop: vars.space.xs,
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  lineHeight: 1.5,
  '@media': responsive({ desktop: { maxWidth: '14rem' } }),
})
