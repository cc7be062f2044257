import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'

/** On a desktop it fills the window, but for the index under it. */
export const hero = pageStyle({
  display: 'grid',
  '@media': responsive({
    desktop: { minHeight: `min(62.5vw, 100svh - ${vars.size.bar} - 3.6rem)` },
  }),
})

/** Above a low window's fold there is room for the words under it. Cropped on a desktop, it keeps the bridge's deck. */
export const picture = pageStyle({
  width: '100%',
  aspectRatio: '1 / 1',
  maxHeight: `max(4rem, 100svh - ${vars.size.bar} - 17rem)`,
  '@media': responsive({
    phablet: { aspectRatio: '4 / 3' },
    desktop: { gridArea: '1 / 1', height: 0, minHeight: '100%', maxHeight: 'none', aspectRatio: 'auto' },
  }),
})

/** A dark block at the window's edge, on a desktop on the picture's left third, where no work is hidden. */
export const words = pageStyle({
  padding: `${vars.space.xl} ${vars.space.pageMargin}`,
  '@media': responsive({
    desktop: {
      gridArea: '1 / 1',
      placeSelf: 'end start',
      width: `calc(${vars.size.pageEdge} + min(39vw, 35rem))`,
      paddingInline: `${vars.size.pageEdge} ${vars.space.gutter}`,
    },
  }),
})

/** No word is wider than the block. */
export const title = pageStyle({
  '@media': responsive({ desktop: { fontSize: 'min(4.25rem, 4.7vw)' } }),
})

const line = '2px'
const cut = `${line} solid ${vars.colour.accent}`
const drop = '5.5rem'
const outwards = `calc(${vars.space.gutter} / -2)`
const edge = `calc(-1 * ${vars.size.pageEdge})`

export const intro = pageStyle({ '@media': responsive({ desktop: { fontSize: vars.font.h3 } }) })

/** The ground under the steps is behind their words, but not behind the section. */
export const steps = pageStyle({
  rowGap: 0,
  marginTop: vars.space.xxl,
  isolation: 'isolate',
  '@media': responsive({ desktop: { fontSize: vars.font.lead } }),
})

/**
 * The line is the profile of an excavation: each step has a tread and, at its right end, a wall. On a phone it comes from
 * the window's edge, runs down beside the words, and ends as the bottom. On a desktop the ground under it fills the
 * section to its end and from one edge of the window to the other; each step's covers the wall of the one before.
 */
export const step = pageStyle({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    top: 0,
    // So that one step's line covers the corner of the next.
    boxSizing: 'content-box',
    borderTop: cut,
    borderRight: cut,
  },
  '@media': {
    [mediaBelow('desktop')]: {
      padding: `0 0 ${vars.space.xl} ${vars.space.l}`,
      '::before': { right: '100%', width: '4vw', height: '100%' },
      selectors: {
        '&:first-child::before': { width: vars.space.pageMargin },
        '&:nth-child(2)': { marginLeft: '4vw' },
        '&:last-child': {
          margin: `0 ${edge} 0 8vw`,
          paddingRight: vars.space.pageMargin,
          borderBottom: cut,
        },
      },
    },
    ...responsive({
      desktop: {
        paddingTop: vars.space.xl,
        '::before': {
          inset: `0 calc(${outwards} - ${line}) calc(-1 * ${vars.space.section}) ${outwards}`,
          zIndex: vars.zIndex.behind,
          background: vars.colour.controlFill,
        },
        selectors: {
          '&:first-child::before': { left: edge },
          '&:last-child::before': { right: edge, borderRight: 0 },
          '&:nth-child(2)': { marginTop: drop },
          '&:last-child': { marginTop: `calc(2 * ${drop})` },
        },
      },
    }),
  },
})
