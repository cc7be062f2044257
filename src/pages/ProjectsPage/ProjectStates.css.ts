import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { dimensionTick, edgeToEdge } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

export const group = pageStyle({ minWidth: 0, border: 0 })

export const columns = pageStyle({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })

const columnOf = { before: 1, during: 2, after: 3 }

export const column = styleVariants(columnOf, (gridColumn) => inPage({ gridColumn }))

/** Where each state is on the line, and how much of the line has the accent colour in that state. */
const stations = {
  before: { left: '0%', done: 'scaleX(0)', textAlign: 'left' },
  during: { left: '50%', done: 'scaleX(0.5)', textAlign: 'center' },
  after: { left: '100%', done: 'scaleX(1)', textAlign: 'right' },
} as const

const { picture: time, easing } = vars.motion

const control = pageStyle({
  zIndex: vars.zIndex.raised,
  gridRow: 2,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
})

/** A transparent radio button covers a third of the line and the word under it. */
export const radio = styleVariants(columnOf, () => [control])

const word = pageStyle({
  position: 'relative',
  gridRow: 2,
  minHeight: '3.75rem',
  marginTop: vars.space.xl,
  paddingTop: vars.space.l,
  borderTop: '1px solid transparent',
  color: vars.colour.textSecondary,
  fontSize: 'min(1.125rem, 6vw)',
  fontWeight: 500,
  lineHeight: 1.3,
  transition: `color ${vars.motion.colour}`,
  selectors: {
    [`${control}:hover + &`]: { color: vars.colour.accentText },
    [`${control}:checked + &`]: { color: vars.colour.text, fontWeight: 600 },
    [`${control}:focus-visible + &`]: { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    // On paper the three pictures are side by side, so no word is highlighted.
    print: {
      minHeight: 0,
      marginTop: 0,
      padding: `${vars.space.xs} 0`,
      fontSize: vars.font.meta,
      selectors: { [`${control}:checked + &`]: { fontWeight: 500 } },
    },
  },
})

export const label = styleVariants(stations, ({ left, textAlign }) => [
  word,
  inPage({
    textAlign,
    '::before': { ...dimensionTick, left },
    '@media': { print: { textAlign: 'left', '::before': { content: 'none' } } },
  }),
])

/** The dimension line: in the accent colour as far as the works have progressed. A ring marks that point. */
export const line = pageStyle({
  position: 'relative',
  gridArea: '2 / 1 / 3 / -1',
  alignSelf: 'start',
  marginTop: vars.space.xl,
  borderTop: `1px solid ${vars.colour.text}`,
  '::before': {
    content: '',
    position: 'absolute',
    top: '-2px',
    width: '100%',
    borderTop: `3px solid ${vars.colour.accent}`,
    transform: stations.during.done,
    transformOrigin: 'left',
    transition: `transform ${time} ${easing}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    top: '-0.9375rem',
    left: stations.during.left,
    width: '1.75rem',
    height: '1.75rem',
    marginLeft: '-0.875rem',
    border: `0.5rem solid ${vars.colour.accent}`,
    borderRadius: '50%',
    background: vars.colour.background,
    transition: `left ${time} ${easing}`,
  },
  '@media': { print: { display: 'none' } },
})

for (const state of ['before', 'after'] as const) {
  const { left, done } = stations[state]
  globalStyle(`${radio[state]}:checked ~ ${line}::before`, inPage({ transform: done }))
  globalStyle(`${radio[state]}:checked ~ ${line}::after`, inPage({ left }))
}

const stacked = pageStyle({
  display: 'grid',
  gridArea: '1 / 1 / 2 / -1',
  background: vars.colour.picture,
  '@media': { print: { display: 'contents' } },
})

/** On a phone the picture is as wide as the window; it is a little taller where that crop still shows all the work. */
const shapes = {
  1: { phone: '4 / 3', desktop: '2 / 1' },
  2: { phone: '16 / 10', desktop: '16 / 10' },
  3: { phone: '4 / 3', desktop: '4 / 3' },
}

export const stack = styleVariants(shapes, ({ phone, desktop }) => [
  stacked,
  inPage({
    aspectRatio: phone,
    ...edgeToEdge,
    '@media': responsive({
      phablet: {
        width: '100%',
        aspectRatio: '16 / 10',
        // The picture and its control must be visible together, in a low window too.
        maxHeight: `max(16rem, calc(100svh - ${vars.size.bar} - 8rem))`,
        marginInline: 0,
      },
      desktop: { aspectRatio: desktop },
    }),
  }),
])

const appear = keyframes({ from: { opacity: 0 } })

const frame = pageStyle({
  minHeight: 0,
  '@media': {
    screen: { gridArea: '1 / 1' },
    print: { gridRow: 1, marginRight: vars.space.xxs, aspectRatio: '16 / 10' },
  },
})

/**
 * "Before" and "after" fade in over "during", and fade out again. "During" stays visible under them during the fade.
 * Then it is hidden, so that a screen reader reads only one picture at a time.
 */
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
