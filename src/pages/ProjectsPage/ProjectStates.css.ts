import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { dimensionTick } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

export const group = pageStyle({ minWidth: 0, border: 0 })

export const columns = pageStyle({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })

const columnOf = { before: 1, during: 2, after: 3 }

export const column = styleVariants(columnOf, (gridColumn) => inPage({ gridColumn }))

/** Transparent over its stretch of the line, and as large: the label under it draws both. */
const control = pageStyle({
  zIndex: 1,
  gridRow: 2,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
})

export const radio = styleVariants(columnOf, () => [control])

/** A stretch of the dimension line with its word under it; that of the state shown is drawn with minium. */
export const label = pageStyle({
  position: 'relative',
  gridRow: 2,
  marginTop: vars.space.l,
  padding: `${vars.space.s} 0 ${vars.space.s} ${vars.space.xs}`,
  borderTop: `1px solid ${vars.colour.text}`,
  color: vars.colour.textSecondary,
  lineHeight: 1.4,
  '::before': { ...dimensionTick, left: 0 },
  selectors: {
    '&:nth-of-type(3)::after': { ...dimensionTick, right: 0 },
    [`${control}:hover + &`]: { color: vars.colour.accentText },
    [`${control}:checked + &`]: {
      borderTop: `4px solid ${vars.colour.accent}`,
      paddingTop: `calc(${vars.space.s} - 3px)`,
      color: vars.colour.text,
      fontWeight: 600,
    },
    [`${control}:focus-visible + &`]: { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    // There the three stand side by side: none is the one shown.
    print: {
      marginTop: 0,
      borderTop: 0,
      '::before': { content: 'none' },
      selectors: {
        '&:nth-of-type(3)::after': { content: 'none' },
        [`${control}:checked + &`]: { paddingTop: vars.space.s, borderTop: 0, fontWeight: 400 },
      },
    },
  },
})

const stacked = pageStyle({
  display: 'grid',
  gridArea: '1 / 1 / 2 / -1',
  background: vars.colour.picture,
  '@media': { print: { display: 'contents' } },
})

export const stack = styleVariants({ 1: '2 / 1', 2: '16 / 10', 3: '16 / 10' }, (aspectRatio) => [
  stacked,
  inPage({ aspectRatio: '16 / 10', ...responsive({ desktop: { aspectRatio } }) }),
])

const appear = keyframes({ from: { opacity: 0 } })

const frame = pageStyle({
  minHeight: 0,
  '@media': {
    screen: { gridArea: '1 / 1' },
    print: { gridRow: 1, marginRight: vars.space.xxs, aspectRatio: '16 / 10' },
  },
})

const { picture: time, easing } = vars.motion

/** « Before » and « after » come over « during », which lies under them all the time, and go from it again. */
const over = [
  frame,
  inPage({
    '@media': {
      screen: {
        display: 'none',
        opacity: 0,
        transition: `opacity ${time} ${easing}, display ${time} allow-discrete`,
      },
    },
  }),
]

const under = [
  frame,
  inPage({ '@media': { screen: { visibility: 'hidden', transition: `visibility 0s ${time}` } } }),
]

export const picture = styleVariants({ before: over, during: under, after: over })

for (const state of ['before', 'after'] as const)
  globalStyle(
    `${radio[state]}:checked ~ * > ${picture[state]}`,
    inPage({
      '@media': { screen: { display: 'block', opacity: 1, animation: `${appear} ${time} ${easing}` } },
    }),
  )
globalStyle(
  `${radio.during}:checked ~ * > ${picture.during}`,
  inPage({ '@media': { screen: { visibility: 'visible', transition: 'none' } } }),
)
