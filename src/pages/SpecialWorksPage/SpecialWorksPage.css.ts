import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { earth, narrow } from './earth.ts'

/** How high the viaduct is in its picture, where it passes under the words. On a phone the picture is cropped upright. */
const viaduct = { phone: '96vw', tablet: '40vw', desktop: '30.5vw' }

/** The words are in the sky, above the viaduct. On a desktop it fills the window, but for the index under it. */
export const hero = pageStyle({
  display: 'grid',
  gridTemplateRows: `auto ${viaduct.phone}`,
  '@media': {
    ...responsive({
      phablet: { gridTemplateRows: `auto ${viaduct.tablet}` },
      desktop: {
        gridTemplateRows: `1fr ${viaduct.desktop}`,
        minHeight: `min(62.5vw, 100svh - ${vars.size.bar} - 3.6rem)`,
      },
    }),
    // On paper words are black: below the picture.
    print: { display: 'block', minHeight: 0 },
  },
})

/** On a phone its sky ends in the night above it, however far the words push it down. */
export const picture = pageStyle({
  gridArea: '1 / 1 / 3',
  alignSelf: 'end',
  width: '100%',
  '@media': {
    ...responsive({ phablet: { height: 0, minHeight: '100%' } }),
    print: { height: '62mm' },
  },
})

export const words = pageStyle({
  gridArea: '1 / 1',
  zIndex: vars.zIndex.raised,
  alignContent: 'center',
  padding: `${vars.space.l} ${vars.space.pageMargin}`,
  '@media': responsive({
    phablet: { maxWidth: '58vw', paddingRight: 0 },
    desktop: { maxWidth: '53vw', paddingInline: `${vars.size.pageEdge} 0` },
  }),
})

/** No word is wider than the window. */
export const title = pageStyle({
  '@media': responsive({ phablet: { fontSize: '6.5vw' }, desktop: { fontSize: 'min(5rem, 5.2vw)' } }),
})

/** As wide as the crane's cable leaves room for: it ends above the man on the viaduct. */
export const lead = pageStyle({
  '@media': responsive({ desktop: { maxWidth: 'none', textWrap: 'balance' } }),
})

const line = '2px'
// Orange has little contrast with concrete, but the edge of the dark ground under it shows the steps too.
const cut = `${line} solid ${palette.miniumClair}`
const outwards = `calc(${vars.space.gutter} / -2)`
const edge = `calc(-1 * ${vars.size.pageEdge})`
const toTheEnd = `calc(-1 * ${vars.space.section})`
const figureHeight = { narrow: '44vw', desktop: '19rem' }
const drop = { narrow: '2.5rem', desktop: '5rem' }

/** A chamber under the gallery. On a phone the ground under the last step needs less depth; the call hides what is more. */
export const solutions = pageStyle({ '@media': { [mediaBelow('phablet')]: { paddingBottom: vars.space.m } } })

export const intro = pageStyle({ '@media': responsive({ desktop: { fontSize: vars.font.h3 } }) })

/** The ground under the steps is behind their words, but not behind the section. In one column the words are under them. */
export const steps = pageStyle({
  rowGap: 0,
  isolation: 'isolate',
  '@media': {
    [narrow]: {
      position: 'relative',
      marginTop: vars.space.m,
      paddingTop: `calc(${figureHeight.narrow} + 2 * ${drop.narrow} + ${vars.space.m})`,
    },
    ...responsive({ desktop: { fontSize: vars.font.lead } }),
  },
})

/** The place of a step's picture and of its ground where the three share the width of the window. */
const third = (index: number, top: string) => ({
  top: `calc(${top} + ${index} * ${drop.narrow})`,
  left: `calc(${edge} + ${index} * 100cqw / 3)`,
  width: 'calc(100cqw / 3)',
})

/** The strata go on from the first step's ground to one that begins so far right of it. */
const strata = (begins: string) => ({ backgroundPositionX: `calc(-1 * (${begins}))` })

/** How far right of the window's edge a column's ground begins, of three between the page's margins. */
const columnAt = (index: number) =>
  `${vars.size.pageEdge} - ${vars.space.gutter} / 2 + ${index} * (100cqw - 2 * ${vars.size.pageEdge} + ${vars.space.gutter}) / 3`

const from = (index: number) => `calc(${figureHeight.desktop} + ${vars.space.l} + ${index} * ${drop.desktop})`

/**
 * The line is the ground's profile. It goes down in steps, with a wall at the right end of each tread, and the ground under
 * it fills the section to its end.
 */
export const step = pageStyle({
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  '::before': {
    content: '',
    position: 'absolute',
    bottom: toTheEnd,
    zIndex: vars.zIndex.behind,
    // So that one step's line covers the corner of the next.
    boxSizing: 'content-box',
    borderTop: cut,
    background: earth,
  },
  selectors: { '&:not(:last-child)::before': { borderRight: cut } },
  '@media': {
    [narrow]: {
      '::before': third(0, figureHeight.narrow),
      selectors: {
        '&:nth-child(2)::before': { ...third(1, figureHeight.narrow), ...strata('100cqw / 3') },
        '&:nth-child(3)::before': { ...third(2, figureHeight.narrow), ...strata('200cqw / 3') },
      },
    },
    ...responsive({
      desktop: {
        position: 'relative',
        marginTop: from(0),
        padding: `${vars.space.l} 0 0`,
        '::before': { inset: `0 ${edge} ${toTheEnd}` },
        selectors: {
          '&:not(:first-child)::before': { left: outwards },
          '&:nth-child(2)::before': strata(columnAt(1)),
          '&:nth-child(3)::before': strata(columnAt(2)),
          '&:not(:last-child)::before': { right: `calc(${outwards} - ${line})` },
          '&:nth-child(2)': { marginTop: from(1) },
          '&:nth-child(3)': { marginTop: from(2) },
        },
      },
    }),
    print: { '::before': { content: 'none' } },
  },
})

/** People stand on the line, at the right end of the tread. */
export const figure = pageStyle({
  position: 'absolute',
  background: 'none',
  '@media': {
    [narrow]: {
      ...third(0, '0px'),
      height: figureHeight.narrow,
      selectors: {
        // The second person leans over the edge: whole if she is smaller.
        [`${step}:nth-child(2) > &`]: {
          top: drop.narrow,
          left: `calc(${edge} + 100cqw / 3 - ${vars.space.s})`,
          width: `calc(100cqw / 3 + ${vars.space.s})`,
          scale: '0.91',
          transformOrigin: '100% 100%',
        },
        [`${step}:nth-child(3) > &`]: third(2, '0px'),
      },
    },
    ...responsive({
      desktop: { right: 0, bottom: '100%', height: figureHeight.desktop, aspectRatio: '1' },
    }),
    print: { display: 'none' },
  },
})

/** The left of each picture is empty. */
globalStyle(`${figure} > img`, inPage({ objectPosition: '100%' }))
