import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

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

const drop = vars.space.xxxl

const outwards = `calc(${vars.space.gutter} / -2)`
const cut = `2px solid ${vars.colour.accent}`

const shift = 'min(1rem, 4vw)'

export const steps = pageStyle({ marginTop: vars.space.xxl })

/**
 * The line above a step is the bottom of the excavation, and the line down to the next step is a wall of it: on a phone
 * beside the words, on a desktop in the middle of the gutter.
 */
export const step = pageStyle({
  position: 'relative',
  padding: `${vars.space.l} 0 0 calc(2 * ${shift})`,
  '::after': { content: '', position: 'absolute', top: 0, insetInline: 0, borderTop: cut },
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      top: 0,
      left: shift,
      height: `calc(100% + ${vars.space.xl})`,
      borderLeft: cut,
    },
    '&:nth-child(2)': { marginLeft: shift },
    '&:nth-child(3)': { marginLeft: `calc(2 * ${shift})` },
  },
  '@media': responsive({
    desktop: {
      paddingLeft: 0,
      '::after': { insetInline: outwards },
      selectors: {
        '&:first-child::after': { left: 0 },
        '&:last-child::after': { right: 0 },
        '&:nth-child(2)': { margin: `${drop} 0 0` },
        '&:nth-child(3)': { margin: `calc(2 * ${drop}) 0 0` },
        '&:not(:last-child)::before': { left: 'auto', right: outwards, height: drop },
      },
    },
  }),
})
