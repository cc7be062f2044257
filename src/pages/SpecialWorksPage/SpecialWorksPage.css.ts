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

const cut = `2px solid ${vars.colour.accent}`
const drop = vars.space.xxxl
const outwards = `calc(${vars.space.gutter} / -2)`
const edge = `calc(-1 * ${vars.space.pageMargin})`
const tread = 'min(1rem, 4vw)'

export const steps = pageStyle({ marginTop: vars.space.xxl })

/**
 * The line is the profile of an excavation. On a phone it comes from the window's edge, runs down beside the words of
 * each step, and ends as the bottom; on a desktop it runs above them, and down in the middle of the gutter.
 */
export const step = pageStyle({
  position: 'relative',
  '::before': { content: '', position: 'absolute', top: 0, borderLeft: cut },
  '::after': { content: '', position: 'absolute', top: 0, borderTop: cut },
  '@media': {
    [mediaBelow('desktop')]: {
      paddingLeft: vars.space.l,
      '::before': { left: 0, height: `calc(100% + ${vars.space.xl})` },
      '::after': { right: '100%', width: tread },
      selectors: {
        '&:first-child::after': { width: vars.space.pageMargin },
        '&:nth-child(2)': { marginLeft: tread },
        '&:nth-child(3)': {
          margin: `0 ${edge} 0 calc(2 * ${tread})`,
          padding: `0 ${vars.space.pageMargin} ${vars.space.xl} ${vars.space.l}`,
          borderBottom: cut,
        },
        '&:nth-child(3)::before': { height: '100%' },
      },
    },
    ...responsive({
      desktop: {
        paddingTop: vars.space.l,
        '::before': { right: outwards, height: drop },
        '::after': { insetInline: outwards },
        selectors: {
          '&:first-child::after': { left: 0 },
          '&:last-child::after': { right: 0 },
          '&:last-child::before': { content: 'none' },
          '&:nth-child(2)': { marginTop: drop },
          '&:nth-child(3)': { marginTop: `calc(2 * ${drop})` },
        },
      },
    }),
  },
})
