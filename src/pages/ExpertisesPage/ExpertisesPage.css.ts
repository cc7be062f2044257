import { numeral, pageStyle, vars } from '../../../styles/index.ts'
import { expertises } from '../../content/expertises.ts'
import { edges } from '../../ui/Section/Section.css.ts'

const count = expertises.approach.steps.length

/** The steps' line, from one edge of the window to the other: its middle 1440 units are always as wide as the page. */
export const drawing = pageStyle(edges.window, {
  width: '100%',
  height: `calc(min(100cqw, ${vars.size.container}) / 9)`,
  objectFit: 'cover',
  marginBottom: vars.space.l,
  belowDesktop: { display: 'none' },
})

/** Two steps are in columns no sooner than more. */
export const steps = pageStyle(
  count === 2 ? { 'screen and belowDesktop': { gridTemplateColumns: 'minmax(0, 1fr)' } } : {},
)

/** In columns the title is under the number; on narrow windows beside it, and the line runs down beside each step. */
export const step = pageStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: vars.size.measure,
  alignContent: 'start',
  alignItems: 'baseline',
  gap: `${vars.space.s} ${vars.space.m}`,
  desktop: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  'screen and belowDesktop': {
    paddingLeft: '40px',
    '::before': {
      content: '',
      position: 'absolute',
      inset: `0 auto calc(-1 * ${vars.space.xl}) calc(0.5rem - ${vars.space.pageMargin})`,
      width: '40px',
      background: `url('../../assets/drawings/methode-debout.svg') 0 / ${count * 100}% 100% no-repeat`,
    },
  },
})

/** Each step shows its part of the drawing; the last reaches the section's end. */
export const parts = expertises.approach.steps.map((_, index) =>
  pageStyle({
    'screen and belowDesktop': {
      '::before': { backgroundPositionX: `calc(${index} * 100% / ${count - 1 || 1})` },
    },
  }),
)
export const lastStep = pageStyle({
  'screen and belowDesktop': { '::before': { bottom: `calc(-1 * ${vars.space.section})` } },
})

export const number = pageStyle({
  minWidth: '1.55em',
  color: vars.colour.accent,
  fontSize: vars.font.h2,
  ...numeral,
})

export const text = pageStyle({ width: '100%' })

/** A crack that runs down the wall, stretched to its height; the footer's drawing continues it into the ground. */
export const crack = pageStyle({ height: '14rem', desktop: { height: '100%' } })
