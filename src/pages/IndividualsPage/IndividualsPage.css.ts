import { assignVars } from '@vanilla-extract/css'
import { mixins, pageStyle, palette, roles, surfaces, behindText, vars } from '../../../styles/index.ts'
import { edges, headed } from '../../ui/primitives.css.ts'

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

const slope = { transform: 'skewY(-6.3deg)', transformOrigin: 'left' }

/** How wide each of its four rooms is, measured on the picture, whose framing for phones has them two by two. */
export const dimensions = pageStyle({
  fontSize: 'clamp(1rem, 1.4vw, 1.25rem)',
  fontWeight: 600,
  phone: { position: 'absolute', inset: '0 0 auto', aspectRatio: '1170 / 1630' },
  phablet: {
    display: 'grid',
    gridTemplateColumns: '22fr 28fr 19fr 22fr',
    ...slope,
    margin: `calc(${vars.space.l} - 1.5%) 1% 0 7.5%`,
  },
})

const line = (nth: number, left: number, top: number, width: number) => ({
  [`&:nth-child(${nth})`]: { left: `${left}%`, top: `${top}%`, width: `${width}%` },
})

export const dimension = pageStyle({
  borderTop: `1px solid ${vars.colour.text}`,
  phone: {
    position: 'absolute',
    ...slope,
    selectors: {
      ...line(1, 16.3, 50.5, 33.4),
      ...line(2, 49.7, 47.853, 43.9),
      ...line(3, 29.6, 102.9, 29.7),
      ...line(4, 59.3, 100.546, 33.6),
    },
  },
})

/** The end of a line is the beginning of the next, but for the last, also of those that a phone has two by two. */
export const dimensionLink = pageStyle({
  position: 'relative',
  justifyContent: 'center',
  '::before': { ...mixins.dimensionTick, left: 0 },
  selectors: {
    '&:hover': mixins.underline('0.35em'),
    'li:nth-child(2n) > &::after': { ...mixins.dimensionTick, left: '100%' },
  },
})

/** How high so many lines of a title are, in its own em. */
const titleHeight = (lines: number) => mixins.titleLineHeight * lines

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
export const trades = pageStyle(edges.window, surfaces.concrete, {
  display: 'grid',
  tablet: { gridTemplateColumns: '1.5fr 1fr 1fr', gap: wall, boxShadow: `0 ${wall} ${palette.mur}` },
})

/** A room. One below the other, they are by turns on the wall that is painted. */
export const trade = pageStyle({
  // A link shows its picture from the bar on: above it are other words.
  scrollMarginTop: `-${mixins.scrollGap}`,
  background: vars.colour.background,
  color: vars.colour.text,
  belowTablet: {
    selectors: { '&:nth-child(even)': { vars: assignVars(vars.colour, roles.plastered) } },
  },
  tablet: {
    selectors: {
      // The last row is full, however many are in it.
      '&:nth-child(3n):last-child': { gridColumn: 'span 2' },
      '&:is(:first-child, :nth-child(3n + 2):last-child)': { gridColumn: '1 / -1' },
    },
  },
})

/** Its words, on the concrete under it. Of a row, those of the first begin and those of the last end at the page's margin. */
export const tradeText = pageStyle({
  padding: `1.75rem ${vars.size.pageEdge} ${vars.space.xl}`,
  tablet: {
    selectors: {
      [`${trade}:first-child > &`]: { gridTemplateColumns: '1.5fr 2fr', columnGap: vars.space.xl },
      [`${trade} + ${trade} > &`]: { paddingInline: vars.space.l },
      [`${trade} + ${trade}:nth-child(3n + 2) > &`]: { paddingLeft: vars.space.pageMargin },
      [`${trade} + ${trade}:is(:nth-child(3n + 1), :last-child) > &`]: {
        paddingRight: vars.space.pageMargin,
      },
    },
  },
})

/** The picture of a trade, from wall to wall. Side by side the pictures are of one height. */
export const closeUp = pageStyle({
  aspectRatio: '4 / 3',
  tablet: { aspectRatio: 'auto', height: 'min(30vw, 40rem)' },
})

/** Across the window, … */
export const firstCloseUp = pageStyle({
  aspectRatio: '0.74',
  background: palette.enduit,
  phablet: { aspectRatio: '1.964' },
})

/** … up behind the section's title, if it has a wall for that. */
export const behindTitle = pageStyle(behindText, {
  phone: { marginTop: upBehind(2) },
  phablet: { marginTop: upBehind(1) },
})

export const plan = pageStyle({
  forcedColorAdjust: 'none',
  width: mixins.drawingUnits(480),
})
