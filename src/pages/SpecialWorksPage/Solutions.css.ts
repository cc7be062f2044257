import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

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
