import { assignVars, createVar } from '@vanilla-extract/css'
import {
  bleed,
  dimensionTick,
  drawingUnits,
  pageStyle,
  palette,
  roles,
  scrollGap,
  surfaces,
  underline,
  vars,
} from '../../../styles/index.ts'
import { edges, headed } from '../../ui/Section/Section.css.ts'

/**
 * The picture of the flat, for the dimension lines under its edge: the slope of that edge in degrees, the part of each room and,
 * for the phone, the two halves of its other framing, where their lines begin and how long these are, in percent.
 */
const geometry = {
  slope: 6.3,
  rooms: [22, 28, 19, 22],
  phone: { width: 1170, height: 1630 },
  halves: [
    { left: 16.3, top: 50.5, widths: [33.4, 43.9] },
    { left: 29.6, top: 102.9, widths: [29.7, 33.6] },
  ],
} as const

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
  roomyPhone: {
    position: 'absolute',
    inset: '0 0 auto',
    padding: 0,
    aspectRatio: `${geometry.phone.width} / ${geometry.phone.height}`,
  },
  phablet: {
    ...slope,
    display: 'grid',
    gridTemplateColumns: geometry.rooms.map((width) => `${width}fr`).join(' '),
    margin: `calc(${vars.space.l} - 1.5%) 1% 0 7.5%`,
    padding: 0,
  },
})

export const dimension = pageStyle({
  borderTop: `1px solid ${vars.colour.text}`,
  roomyPhone: { position: 'absolute', ...slope },
})

/** How much higher a line ends than it begins, in % of the picture's height. */
const rise = (width: number) =>
  (width * Math.tan((geometry.slope * Math.PI) / 180) * geometry.phone.width) / geometry.phone.height

/** On a phone, where the lines are under the two halves of the flat. */
export const dimensionsOfHalves = geometry.halves
  .flatMap(({ left, top, widths: [first, second] }) => [
    { left, top, width: first },
    { left: left + first, top: top - rise(first), width: second },
  ])
  .map(({ left, top, width }) =>
    pageStyle({ roomyPhone: { left: `${left}%`, top: `${top}%`, width: `${width}%` } }),
  )

export const dimensionLink = pageStyle({
  position: 'relative',
  justifyContent: 'center',
  '::before': { ...dimensionTick, left: 0 },
  selectors: { '&:hover': underline('0.35em') },
})

/** The end of one is the beginning of the next, but for the last of two or of four beside each other. */
export const lastOfTwo = pageStyle({ usualText: { '::after': { ...dimensionTick, left: '100%' } } })

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

/** The first across the window, the others as rooms under it, three by three, the first of them wider. */
export const trades = pageStyle(edges.window, {
  rowGap: 0,
  tablet: { gridTemplateColumns: '1.5fr 1fr 1fr', gap: wall },
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

const inRow = (atLeft: string, atRight: string) =>
  pageStyle({ tablet: { vars: { [left]: atLeft, [right]: atRight } } })

/** Of a row of rooms, the words of the first begin and those of the last end at the page's margin. */
export const row = [
  inRow(vars.space.pageMargin, vars.space.l),
  inRow(vars.space.l, vars.space.l),
  inRow(vars.space.l, vars.space.pageMargin),
]

/** The picture of a trade, from wall to wall. Side by side the pictures are of one height. */
export const closeUp = pageStyle({
  aspectRatio: '4 / 3',
  margin: `0 calc(-1 * ${right}) ${vars.space.s} calc(-1 * ${left})`,
  tablet: { aspectRatio: 'auto', height: 'min(30vw, 40rem)' },
})

/** Across the window, up behind the section's title. */
export const firstCloseUp = pageStyle({
  aspectRatio: '0.74',
  margin: `${upBehind(2)} 0 ${vars.space.s}`,
  ...bleed.toWindow.both,
  background: palette.enduit,
  phablet: { gridColumn: '1 / -1', width: '100cqw', aspectRatio: '1.964', marginTop: upBehind(1) },
})

/** A plan above its section, whose walls go on in the ground of the footer. */
export const plan = pageStyle({ forcedColorAdjust: 'none', width: drawingUnits(480), maxWidth: '100%' })
