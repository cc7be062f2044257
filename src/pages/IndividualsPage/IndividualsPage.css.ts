import { assignVars, createVar } from '@vanilla-extract/css'
import {
  bleed,
  dimensionTick,
  drawingUnits,
  pageStyle,
  palette,
  perRow,
  placesInRows,
  roles,
  scrollGap,
  surfaces,
  toRowEnd,
  underline,
  underWords,
  vars,
} from '../../../styles/index.ts'
import { individuals } from '../../content/individuals.ts'
import { flat as geometry, linesOfHalves, roomWidths } from '../modelMeasures.ts'
import { edges, headed } from '../../ui/Section/Section.css.ts'

const count = individuals.services.items.length

/** The flat is as wide as is still seen with the title above it, at 2.11 times its height; on a phone in two halves. */
export const flat = pageStyle({
  position: 'relative',
  maxWidth: '30rem',
  marginInline: 'auto',
  paddingBottom: `calc(${vars.space.section} + ${vars.space.m})`,
  phablet: {
    width: `calc(100% - 2 * ${vars.size.pageEdge})`,
    maxWidth: 'calc((100svh - 14rem) * 2.11)',
    paddingBottom: vars.space.m,
  },
})

const slope = { transform: `skewY(-${geometry.slope}deg)`, transformOrigin: 'left' }

/** Under the flat's lower edge: how wide each room is, by the trade that is at work in it. */
export const dimensions = pageStyle({
  padding: `${vars.space.l} ${vars.size.pageEdge} ${vars.space.xl}`,
  fontSize: 'clamp(1rem, 1.4vw, 1.25rem)',
  fontWeight: 600,
  phablet: {
    display: 'grid',
    gridTemplateColumns: roomWidths.map((width) => `${width}fr`).join(' '),
    paddingInline: 0,
  },
})

/** Unlike a photo's, the flat's edge is not level. */
export const underFlat = pageStyle({
  roomyPhone: {
    position: 'absolute',
    inset: '0 0 auto',
    padding: 0,
    aspectRatio: `${geometry.phone.width} / ${geometry.phone.height}`,
  },
  phablet: { ...slope, margin: `calc(${vars.space.l} - 1.5%) 1% 0 7.5%`, padding: 0 },
})

export const dimension = pageStyle({ borderTop: `1px solid ${vars.colour.text}` })

const dimensionOfHalf = pageStyle({ roomyPhone: { position: 'absolute', ...slope } })

/** On a phone, where the lines are under the two halves of the flat. */
export const dimensionsOfHalves = linesOfHalves.map(({ left, top, width }) =>
  pageStyle(dimensionOfHalf, { roomyPhone: { left: `${left}%`, top: `${top}%`, width: `${width}%` } }),
)

export const dimensionLink = pageStyle({
  position: 'relative',
  justifyContent: 'center',
  '::before': { ...dimensionTick, left: 0 },
  selectors: { '&:hover': underline('0.35em') },
})

/** The end of one is the beginning of the next, but for the last of a half or of the flat. */
export const lastOfLine = pageStyle({ usualText: { '::after': { ...dimensionTick, left: '100%' } } })

/** How high so many lines of a title are, in its own em: the line height of all titles. */
const titleHeight = (lines: number) => 1.06 * lines

/** From under such a title up to its section's edge. */
const upBehind = (lines: number) =>
  `calc(-1 * (${vars.space.section} + ${titleHeight(lines)} * ${vars.font.h2} + ${vars.space.xl}))`

/** Its title is on the wall of the first picture, in two lines on a phone. Above a title of more lines the wall goes on. */
export const services = pageStyle({
  paddingBottom: 0,
  background: `linear-gradient(${palette.enduit}, ${palette.enduit}) top / 100% 12rem no-repeat`,
})

export const servicesTitle = pageStyle(headed, {
  zIndex: vars.zIndex.raised,
  position: 'relative',
  phone: { minHeight: `${titleHeight(2)}em` },
})

const wall = '0.75rem'

/** The first across the window, the others as rooms under it, in rows, of which the first is wider. */
export const trades = pageStyle(edges.window, {
  rowGap: 0,
  tablet: {
    gridTemplateColumns: ['1.5fr', '1fr', '1fr'].slice(0, perRow(count - 1, 3)).join(' '),
    gap: wall,
  },
})

const left = createVar()
const right = createVar()

/** A room, and its words on the concrete under it. */
export const trade = pageStyle(surfaces.concrete, {
  vars: { [left]: vars.size.pageEdge, [right]: vars.size.pageEdge },
  padding: `0 ${right} ${vars.space.xl} ${left}`,
  // A link shows its picture from the bar on: above it are other words.
  scrollMarginTop: `-${scrollGap}`,
  tablet: { boxShadow: `0 0 0 ${wall} ${vars.colour.background}` },
})

/** One below the other, they are by turns on the wall that is painted. */
export const painted = pageStyle({
  'screen and belowTablet': { vars: assignVars(vars.colour, roles.plastered), color: vars.colour.text },
})

export const first = pageStyle({
  tablet: { gridColumn: '1 / -1', gridTemplateColumns: '1.5fr 2fr', columnGap: vars.space.xl },
})

const margin = (isAtEdge: boolean) => (isAtEdge ? vars.space.pageMargin : vars.space.l)

/** Of a row of rooms, the words of the first begin and those of the last end at the page's margin. */
export const rooms = placesInRows(count - 1, 3).map(({ begins, ends }) =>
  pageStyle({
    tablet: { vars: { [left]: margin(begins), [right]: margin(ends) }, ...toRowEnd(count - 1, 3) },
  }),
)

/** The picture of a trade, from wall to wall. Side by side the pictures are of one height. */
export const closeUp = pageStyle({
  aspectRatio: '4 / 3',
  margin: `0 calc(-1 * ${right}) ${vars.space.s} calc(-1 * ${left})`,
  tablet: { aspectRatio: 'auto', height: 'min(30vw, 40rem)' },
})

/** Across the window… */
export const firstCloseUp = pageStyle({
  aspectRatio: '0.74',
  marginBottom: vars.space.s,
  ...bleed.toWindow.both,
  background: palette.enduit,
  phablet: { gridColumn: '1 / -1', width: '100cqw', aspectRatio: '1.964' },
})

/** … up behind the section's title, if it has a wall for that. */
export const behindTitle = pageStyle(underWords, {
  marginTop: upBehind(2),
  phablet: { marginTop: upBehind(1) },
})

/** A plan above its section, whose walls go on in the ground of the footer. */
export const plan = pageStyle({ forcedColorAdjust: 'none', width: drawingUnits(480), maxWidth: '100%' })
