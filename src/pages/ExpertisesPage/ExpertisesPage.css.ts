import method from '../../assets/drawings/methode-debout.svg'
import { numeral, pageStyle, vars } from '../../../styles/index.ts'
import { edges } from '../../ui/primitives.css.ts'

/** The line of the steps, across the viewport. Its middle 1440 units are always as wide as the page. */
export const drawing = pageStyle(edges.window, {
  width: '100%',
  height: `calc(min(100cqw, ${vars.size.container}) / 9)`,
  objectFit: 'cover',
  marginBottom: vars.space.l,
  belowDesktop: { display: 'none' },
})

export const step = pageStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: vars.size.measure,
  alignContent: 'start',
  alignItems: 'baseline',
  gap: `${vars.space.s} ${vars.space.m}`,
  desktop: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** In narrow viewports the line runs down beside the four steps. Each step shows its part, the last one to the section's end. */
export const drawnStep = pageStyle({
  belowDesktop: {
    paddingLeft: '40px',
    '::before': {
      content: '',
      position: 'absolute',
      inset: `0 auto calc(-1 * ${vars.space.xl}) calc(0.5rem - ${vars.space.pageMargin})`,
      width: '40px',
      background: `url('${method}') 0 / 400% 100% no-repeat`,
    },
    selectors: {
      '&:nth-child(2)::before': { backgroundPositionX: 'calc(100% / 3)' },
      '&:nth-child(3)::before': { backgroundPositionX: 'calc(200% / 3)' },
      '&:last-child::before': { backgroundPositionX: '100%', bottom: `calc(-1 * ${vars.space.section})` },
    },
  },
})

export const number = pageStyle(numeral, {
  minWidth: '1.55em',
  color: vars.colour.accent,
  fontSize: vars.font.h2,
})

/** A crack that runs down the wall, stretched to its height; the footer's drawing continues it into the ground. */
export const crack = pageStyle({ height: '14rem', desktop: { height: '100%' } })
