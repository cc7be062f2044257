import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { dimensionTick, edgeToEdge } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

export const group = pageStyle({ minWidth: 0, border: 0 })

export const columns = styleVariants({ two: 2, three: 3 }, (count) =>
  inPage({ display: 'grid', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }),
)

export const column = styleVariants({ start: 1, middle: 2, end: -2 }, (gridColumn) => inPage({ gridColumn }))

/** Where each state is on the line, and how much of the line has the accent colour in that state. */
const stations = {
  start: { left: '0%', done: 'scaleX(0)', textAlign: 'left' },
  middle: { left: '50%', done: 'scaleX(0.5)', textAlign: 'center' },
  end: { left: '100%', done: 'scaleX(1)', textAlign: 'right' },
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

/** A transparent radio button covers its part of the line and the word under it. */
export const radio = styleVariants(stations, () => [control])

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
    // On paper the pictures are side by side, so no word is highlighted.
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
    transform: stations.middle.done,
    transformOrigin: 'left',
    transition: `transform ${time} ${easing}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    top: '-0.9375rem',
    left: stations.middle.left,
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

for (const station of ['start', 'end'] as const) {
  const { left, done } = stations[station]
  globalStyle(`${radio[station]}:checked ~ ${line}::before`, inPage({ transform: done }))
  globalStyle(`${radio[station]}:checked ~ ${line}::after`, inPage({ left }))
}

export const stack = pageStyle({
  display: 'grid',
  gridArea: '1 / 1 / 2 / -1',
  background: vars.colour.picture,
  '@media': { print: { display: 'contents' } },
})

/** On a phone the picture is as wide as the window; it is a little taller where that crop still shows all the work. */
const shapes = {
  wide: { phone: '4 / 3', desktop: '2 / 1' },
  right: { phone: '16 / 10', desktop: '16 / 10' },
  left: { phone: '4 / 3', desktop: '4 / 3' },
}

export const shape = styleVariants(shapes, ({ phone, desktop }) =>
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
)

const appear = keyframes({ from: { opacity: 0 } })

const frame = pageStyle({
  minHeight: 0,
  '@media': {
    screen: { gridArea: '1 / 1' },
    print: { gridRow: 1, marginRight: vars.space.xxs, aspectRatio: '16 / 10' },
  },
})

/**
 * The other pictures fade in over the one selected at first, and fade out again. It stays visible under them during the
 * fade. Then it is hidden, so that a screen reader reads only one picture at a time.
 */
const overlaid = pageStyle({
  '@media': {
    screen: {
      display: 'none',
      opacity: 0,
      transition: `opacity ${time} ${easing}, display ${time} allow-discrete`,
    },
  },
})

const beneath = pageStyle({
  '@media': { screen: { visibility: 'hidden', transition: `visibility 0s ${time}` } },
})

export const over = styleVariants(stations, () => [frame, overlaid])
export const under = styleVariants(stations, () => [frame, beneath])

for (const station of ['start', 'middle', 'end'] as const) {
  const shows = `${radio[station]}:checked ~ * >`
  globalStyle(
    `${shows} ${over[station]}`,
    inPage({
      '@media': { screen: { display: 'block', opacity: 1, animation: `${appear} ${time} ${easing}` } },
    }),
  )
  globalStyle(
    `${shows} ${under[station]}`,
    inPage({ '@media': { screen: { visibility: 'visible', transition: 'none' } } }),
  )
}
