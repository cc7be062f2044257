import { createVar, keyframes } from '@vanilla-extract/css'
import { mixins, screenOnly, pageStyle, vars } from '../../../styles/index.ts'

const fade = `${vars.motion.picture} ${vars.motion.easing}`

export const group = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  minWidth: 0,
  border: 0,
  isolation: 'isolate',
  print: { display: 'flex', flexWrap: 'wrap' },
})

const first = '&:first-of-type'
const last = '&:last-of-type'

/** The position of a state under the picture. With two states, the middle stays empty. */
const statePosition = pageStyle({
  gridArea: '2 / 2',
  selectors: { [first]: { gridColumn: 1 }, [last]: { gridColumn: 3 } },
})

/** Half the height of the line's handle. In pixels: no wider than the page's margins, however large the text is. */
const radius = '16px'

/** A transparent radio button that covers its part of the line, the handle and the label below. */
export const radio = pageStyle(statePosition, screenOnly, {
  zIndex: vars.zIndex.raised,
  width: '100%',
  height: `calc(100% + ${radius})`,
  marginTop: `-${radius}`,
  opacity: 0,
  cursor: 'pointer',
})

export const word = pageStyle(statePosition, {
  position: 'relative',
  minHeight: '3.5rem',
  paddingTop: vars.space.l,
  color: vars.colour.textSecondary,
  fontSize: '1.125rem',
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'center',
  '::before': { ...mixins.dimensionTick, left: '50%' },
  selectors: {
    [first]: { textAlign: 'left' },
    [last]: { textAlign: 'right' },
    [`${first}::before`]: { left: 0 },
    [`${last}::before`]: { left: '100%' },
    [`${radio}:hover + &`]: { color: vars.colour.accentText },
    [`${radio}:checked + &`]: { color: vars.colour.text, fontWeight: 600 },
    [`${radio}:focus-visible + &`]: mixins.focusRing,
  },
  print: { flex: 1, minHeight: 0, padding: 0 },
})

/** The position of the handle, from 0 (before the works) to 1 (after them). */
const progress = createVar()

/** The dimension line on the picture's lower edge: in the accent colour as far as the handle, which marks the state. */
export const line = pageStyle(screenOnly, {
  vars: { [progress]: '0.5' },
  position: 'relative',
  gridArea: '2 / 1 / 3 / -1',
  alignSelf: 'start',
  borderTop: `1px solid ${vars.colour.text}`,
  '::before': {
    content: '',
    position: 'absolute',
    top: '-2px',
    width: '100%',
    borderTop: `3px solid ${vars.colour.accent}`,
    transform: `scaleX(${progress})`,
    transformOrigin: 'left',
    transition: `transform ${fade}`,
  },
  '::after': {
    content: '<>',
    position: 'absolute',
    top: `-${radius}`,
    left: `calc(${progress} * 100%)`,
    width: `calc(2 * ${radius})`,
    height: `calc(2 * ${radius})`,
    marginLeft: `-${radius}`,
    borderRadius: '50%',
    background: vars.colour.accent,
    color: vars.colour.background,
    fontSize: '20px',
    lineHeight: 1.5,
    textAlign: 'center',
    transition: `left ${fade}`,
  },
  selectors: {
    [`${radio}:first-of-type:checked ~ &`]: { vars: { [progress]: '0' } },
    [`${radio}:last-of-type:checked ~ &`]: { vars: { [progress]: '1' } },
  },
})

export const aboveLine = pageStyle({ gridArea: '1 / 1 / 2 / -1' })

/** The pictures, stacked on each other. */
export const stack = pageStyle(aboveLine, {
  display: 'grid',
  zIndex: vars.zIndex.behind,
  background: vars.colour.picture,
  // In print the pictures are in a row, under their names.
  print: { display: 'flex', flexBasis: '100%', gap: vars.space.xxs },
})

const appear = keyframes({ from: { opacity: 0 } })

const picture = pageStyle({
  gridArea: '1 / 1',
  minHeight: 0,
  display: 'none',
  opacity: 0,
  animation: `${appear} ${fade}`,
  print: { flex: 1 },
})

const seen = { display: 'block', opacity: 1, visibility: 'visible', transition: 'none' } as const

/**
 * A picture that is replaced fades out, but only while the switch is hovered or focused. Without that condition, when the
 * style sheet arrives late, Chromium would start all pictures visible, fade them out and load them for it.
 */
const fadingOut = {
  [`${group}:is(:hover, :focus-within) &`]: {
    transition: `opacity ${fade}, display ${vars.motion.picture} allow-discrete`,
  },
}

const chosenBy = (nth: number) => `${radio}:nth-of-type(${nth}):checked ~ ${stack} > &`

/**
 * The other pictures fade in over the second one, which is selected first. The second stays visible below them during the
 * fade and is hidden afterwards, so that a screen reader reads only one picture at a time.
 */
const underOthers = {
  ...seen,
  visibility: 'hidden',
  animation: 'none',
  transition: `visibility 0s ${vars.motion.picture}`,
} as const

export const pictures = [1, 2, 3].map((nth) =>
  pageStyle(picture, {
    ...(nth === 2 && underOthers),
    selectors: { ...(nth !== 2 && fadingOut), [chosenBy(nth)]: seen },
    print: seen,
  }),
)
