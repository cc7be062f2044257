import { createVar, globalStyle, keyframes, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { dimensionTick, focusRing } from '../../../styles/mixins.ts'

const fade = `${vars.motion.picture} ${vars.motion.easing}`

const group = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  minWidth: 0,
  border: 0,
  isolation: 'isolate',
})

/** On a desktop the line ends before the inner edge of a picture too. */
export const groups = styleVariants({
  wide: [group],
  right: [group, inPage({ desktop: { paddingLeft: vars.space.pageMargin } })],
  // Under the part of the picture that has no words.
  inside: [
    group,
    inPage({
      desktop: { paddingRight: vars.space.pageMargin },
      wide: { paddingInline: `${vars.size.pageEdge} 48vw` },
    }),
  ],
})

const first = '&:first-of-type'
const last = '&:last-of-type'

/** The place of a state under the picture. With two states, the middle stays empty. */
const place = pageStyle({
  gridArea: '2 / 2',
  selectors: { [first]: { gridColumn: 1 }, [last]: { gridColumn: 3 } },
})

/** Half the height of the line's handle. In pixels: no wider than the page's margins, however large the text is. */
const radius = '16px'

/** A transparent radio button covers its part of the line, with the handle, and the word under it. */
export const radio = pageStyle([
  place,
  {
    zIndex: vars.zIndex.raised,
    width: '100%',
    height: `calc(100% + ${radius})`,
    marginTop: `-${radius}`,
    opacity: 0,
    cursor: 'pointer',
    print: { display: 'none' },
  },
])

export const word = pageStyle([
  place,
  {
    position: 'relative',
    minHeight: '3.5rem',
    paddingTop: vars.space.l,
    color: vars.colour.textSecondary,
    fontSize: 'min(1.125rem, 6vw)',
    fontWeight: 500,
    lineHeight: 1.3,
    textAlign: 'center',
    '::before': { ...dimensionTick, left: '50%' },
    selectors: {
      [first]: { textAlign: 'left' },
      [last]: { textAlign: 'right' },
      [`${first}::before`]: { left: 0 },
      [`${last}::before`]: { left: '100%' },
      [`${radio}:hover + &`]: { color: vars.colour.accentText },
      [`${radio}:checked + &`]: { color: vars.colour.text, fontWeight: 600 },
      [`${radio}:focus-visible + &`]: focusRing,
    },
    print: { minHeight: 0, padding: 0, '::before': { content: 'none' } },
  },
])

/** From 0, before the works, to 1, after them. */
const progress = createVar()

/** The dimension line on the picture's lower edge: in the accent colour as far as the handle, which marks the state. */
export const line = pageStyle({
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
  print: { display: 'none' },
})

/** The pictures, one upon the other. */
export const stack = pageStyle({
  display: 'grid',
  zIndex: vars.zIndex.behind,
  background: vars.colour.picture,
  print: { display: 'contents' },
})

const oneEdge = `calc(100% + ${vars.size.pageEdge} + ${vars.space.pageMargin})`

// Picture, line and words must be visible together, in a low window too. With a width of its own: in Firefox and Safari
// a picture that is as high as it may be would else keep its ratio and be narrower.
const shape = (phone: string, tablet: string, desktop: StyleRule, below = '8rem') =>
  inPage({
    gridArea: '1 / 1 / 2 / -1',
    width: `calc(100% + 2 * ${vars.size.pageEdge})`,
    aspectRatio: phone,
    maxHeight: `max(16rem, calc(100svh - ${vars.size.bar} - ${below}))`,
    marginInline: `calc(-1 * ${vars.size.pageEdge})`,
    phablet: { aspectRatio: tablet },
    desktop,
  })

/**
 * In a low window only the switch's own line is left below them, and below the first the title of its words. They reach the
 * window's edge: on a desktop the first both, from under the bar, the others one or, with words inside and
 * room for them, both. On a tablet the second ends before the wall behind its words. On a phone they are upright.
 */
export const shapes = styleVariants({
  wide: shape('8 / 9', '16 / 10', { aspectRatio: '2 / 1', marginTop: 'max(-13rem, -16vw)' }),
  inside: [
    shape('7 / 10', '13 / 12', { aspectRatio: '8 / 7', width: oneEdge }, '3.5rem'),
    inPage({ wide: { width: '100cqw', aspectRatio: '1.9' } }),
  ],
  right: shape(
    '4 / 5',
    '8 / 7',
    { aspectRatio: '8 / 7', width: oneEdge, marginLeft: `calc(-1 * ${vars.space.pageMargin})` },
    '3.5rem',
  ),
})

const appear = keyframes({ from: { opacity: 0 } })

const pictures = (selector: string, screen: Parameters<typeof inPage>[0]) =>
  globalStyle(selector, inPage({ screen }))

/**
 * The other pictures fade in over the second, which is selected at first, and fade out again. It stays visible under
 * them during the fade. Then it is hidden, so that a screen reader reads only one picture at a time.
 */
pictures(`${stack} > *`, {
  gridArea: '1 / 1',
  minHeight: 0,
  display: 'none',
  opacity: 0,
  animation: `${appear} ${fade}`,
  transition: `opacity ${fade}, display ${vars.motion.picture} allow-discrete`,
})
pictures(`${stack} > :nth-child(2)`, {
  display: 'block',
  opacity: 1,
  visibility: 'hidden',
  animation: 'none',
  transition: `visibility 0s ${vars.motion.picture}`,
})
pictures(
  [1, 2, 3].map((state) => `${radio}:nth-of-type(${state}):checked ~ ${stack} > :nth-child(${state})`).join(),
  { display: 'block', opacity: 1, visibility: 'visible', transition: 'none' },
)
globalStyle(`${stack} > *`, inPage({ print: { marginRight: vars.space.xxs, aspectRatio: '16 / 10' } }))
globalStyle(`${stack} > :last-child`, inPage({ print: { gridColumn: 3 } }))
