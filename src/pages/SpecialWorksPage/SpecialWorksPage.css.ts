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

/**
 * A dark block at the window's edge. On a desktop it ends with the page's fifth column, before the orange work, but with
 * larger text it is wide enough for the title.
 */
export const words = pageStyle({
  padding: `${vars.space.xl} ${vars.space.pageMargin}`,
  '@media': responsive({
    desktop: {
      gridArea: '1 / 1',
      placeSelf: 'end start',
      width: `calc(${vars.size.pageEdge} + max((100% - 2 * ${vars.size.pageEdge} + ${vars.space.gutter}) * 5 / 12 - ${vars.space.gutter}, min(33vw, 31rem)))`,
      paddingInline: `${vars.size.pageEdge} ${vars.space.l}`,
    },
  }),
})

/** No word is wider than the block. */
export const title = pageStyle({
  '@media': responsive({ desktop: { fontSize: 'min(3.9rem, 4.2vw)' } }),
})

const line = '2px'
const cut = `${line} solid ${vars.colour.accent}`
const drop = '5.5rem'
const outwards = `calc(${vars.space.gutter} / -2)`
const edge = `calc(-1 * ${vars.size.pageEdge})`
const toTheEnd = `calc(-1 * ${vars.space.section})`
const figureHeight = 'min(13.5rem, 27vw)'
const rise = `${figureHeight} + ${vars.space.l}`

export const intro = pageStyle({ '@media': responsive({ desktop: { fontSize: vars.font.h3 } }) })

/** The ground under the steps is behind their words, but not behind the section. */
export const steps = pageStyle({
  rowGap: 0,
  isolation: 'isolate',
  '@media': responsive({ desktop: { fontSize: vars.font.lead } }),
})

/**
 * The line is the ground's profile. On a phone it is the edge of three floors, each as wide as the window. On a desktop it
 * goes down in steps, with a wall at the right end of each tread, and the ground under it fills the section to its end.
 */
export const step = pageStyle({
  position: 'relative',
  marginTop: `calc(${rise})`,
  paddingBlock: vars.space.m,
  '::before': {
    content: '',
    position: 'absolute',
    inset: `0 ${edge}`,
    zIndex: vars.zIndex.behind,
    // So that one step's line covers the corner of the next.
    boxSizing: 'content-box',
    borderTop: cut,
    background: vars.colour.controlFill,
  },
  selectors: { '&:last-child::before': { bottom: toTheEnd } },
  '@media': responsive({
    desktop: {
      padding: `${vars.space.xl} 0 0`,
      '::before': { bottom: toTheEnd },
      selectors: {
        '&:not(:first-child)::before': { left: outwards },
        '&:not(:last-child)::before': { right: `calc(${outwards} - ${line})`, borderRight: cut },
        '&:nth-child(2)': { marginTop: `calc(${rise} + ${drop})` },
        '&:last-child': { marginTop: `calc(${rise} + 2 * ${drop})` },
      },
    },
  }),
})

/** On a phone it is above the line too, beside the people. */
export const name = pageStyle({
  '@media': {
    [mediaBelow('desktop')]: {
      position: 'absolute',
      inset: `auto ${figureHeight} 100% 0`,
      paddingBottom: vars.space.s,
    },
  },
})

/** People stand on the line, at the right end of the tread. */
export const figure = pageStyle({
  position: 'absolute',
  right: 0,
  bottom: '100%',
  height: figureHeight,
  aspectRatio: '1',
  background: 'none',
})
