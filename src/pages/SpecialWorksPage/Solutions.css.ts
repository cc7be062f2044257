import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

const drop = vars.space.xxxl

const outwards = `calc(${vars.space.gutter} / -2)`
const cut = `2px solid ${vars.colour.accent}`

export const steps = pageStyle({ marginTop: vars.space.xxl })

/**
 * The line above a step is the bottom of the excavation. It goes from the middle of one gutter to the middle of the
 * next, where the vertical walls are.
 */
export const step = pageStyle({
  position: 'relative',
  paddingTop: vars.space.l,
  '::after': { content: '', position: 'absolute', top: 0, insetInline: 0, borderTop: cut },
  selectors: {
    '&:nth-child(n + 2)::before': {
      content: '',
      position: 'absolute',
      bottom: '100%',
      left: 0,
      height: vars.space.xl,
      borderLeft: cut,
    },
    '&:nth-child(2)': { marginLeft: 'min(1.5rem, 5vw)' },
    '&:nth-child(3)': { marginLeft: 'min(3rem, 10vw)' },
  },
  '@media': responsive({
    desktop: {
      '::after': { insetInline: outwards },
      selectors: {
        '&:first-child::after': { left: 0 },
        '&:last-child::after': { right: 0 },
        '&:nth-child(2)': { margin: `${drop} 0 0` },
        '&:nth-child(3)': { margin: `calc(2 * ${drop}) 0 0` },
        '&:nth-child(n + 2)::before': { left: outwards, height: drop },
      },
    },
  }),
})
