import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'

export const intro = pageStyle({
  marginTop: vars.space.m,
  color: vars.colour.textSecondary,
  fontSize: vars.font.lead,
})

const drop = vars.space.xxxl

export const steps = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
  marginTop: vars.space.xxl,
  ...responsive({ desktop: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 0 } }),
})

/** Its upper edge is the bottom of the cut; from the second on its left edge is the wall down to it. */
export const step = pageStyle({
  position: 'relative',
  paddingTop: vars.space.l,
  borderTop: `2px solid ${vars.colour.accent}`,
  ...responsive({
    desktop: {
      paddingRight: vars.space.gutter,
      selectors: {
        '&:nth-child(n + 2)': { paddingLeft: vars.space.gutter },
        '&:nth-child(2)': { marginTop: drop },
        '&:nth-child(3)': { marginTop: `calc(2 * ${drop})` },
        '&:nth-child(n + 2)::before': {
          content: '',
          position: 'absolute',
          bottom: '100%',
          left: 0,
          height: drop,
          borderLeft: `2px solid ${vars.colour.accent}`,
        },
      },
    },
  }),
})

export const text = pageStyle({
  maxWidth: '30rem',
  marginTop: vars.space.s,
  color: vars.colour.textSecondary,
})
