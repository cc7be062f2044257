import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { dimensionTick, drawingUnits, headingFace, scrollGap, underline } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { roles } from '../../../styles/roles.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'

/** As wide as it can be and still be seen with the title above it, at 2.11 times its height; on a phone in two halves. */
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

/** On the page's own ground. */
export const room = pageStyle({ background: 'none', print: { maxHeight: 'none' } })

/** How the flat's lower edge slopes in the picture, in degrees. */
const angle = 6.3
const slope = { transform: `skewY(-${angle}deg)`, transformOrigin: 'left' }

/** The picture of its two halves. */
const phone = { width: 1170, height: 1630 }

/** Under the flat's lower edge: how wide each room is, by the trade that is at work in it. */
export const dimensions = pageStyle({
  padding: `${vars.space.l} ${vars.size.pageEdge} ${vars.space.xl}`,
  fontSize: 'clamp(1rem, 1.4vw, 1.25rem)',
  fontWeight: 600,
  roomyPhone: {
    position: 'absolute',
    inset: '0 0 auto',
    padding: 0,
    aspectRatio: `${phone.width} / ${phone.height}`,
  },
  phablet: {
    ...slope,
    display: 'grid',
    gridTemplateColumns: '22fr 28fr 19fr 22fr',
    margin: `calc(${vars.space.l} - 1.5%) 1% 0 7.5%`,
    padding: 0,
  },
})
globalStyle(
  `${dimensions} > li`,
  inPage({ borderTop: `1px solid ${vars.colour.text}`, roomyPhone: { position: 'absolute', ...slope } }),
)

/** Under each half of the flat: where the line of its first room begins, and how long both are, in % of the picture. */
const halves = [
  { left: 16.3, top: 50.5, widths: [33.4, 43.9] },
  { left: 29.6, top: 102.9, widths: [29.7, 33.6] },
] as const

const rise = (width: number) => (width * Math.tan((angle * Math.PI) / 180) * phone.width) / phone.height

halves
  .flatMap(({ left, top, widths: [first, second] }) => [
    { left, top, width: first },
    { left: left + first, top: top - rise(first), width: second },
  ])
  .forEach(({ left, top, width }, index) => {
    globalStyle(
      `${dimensions} > :nth-child(${index + 1})`,
      inPage({ roomyPhone: { left: `${left}%`, top: `${top}%`, width: `${width}%` } }),
    )
  })

export const dimension = pageStyle({
  position: 'relative',
  justifyContent: 'center',
  '::before': { ...dimensionTick, left: 0 },
  selectors: { '&:hover': underline('0.35em') },
  // The end of one is the beginning of the next, but for the last of two or of four beside each other.
  usualText: { selectors: { 'li:nth-child(2n) > &::after': { ...dimensionTick, left: '100%' } } },
})

/** How high so many lines of a title are, in its own em: the line height of all titles. */
const titleHeight = (lines: number) => 1.06 * lines

/** From under such a title up to its section's edge. */
const upBehind = (lines: number) =>
  `calc(-1 * (${vars.space.section} + ${titleHeight(lines)} * ${vars.font.h2} + ${vars.space.xl}))`

const wall = '0.75rem'
const outwards = `calc(-1 * ${vars.size.pageEdge})`

/** Its title is on the wall of the first picture, in two lines on a phone. Above a title of more lines the wall goes on. */
export const services = pageStyle({
  paddingBottom: 0,
  background: `linear-gradient(${palette.enduit}, ${palette.enduit}) top / 100% 12rem no-repeat`,
})
globalStyle(
  `${services} h2`,
  inPage({ zIndex: vars.zIndex.raised, position: 'relative', phone: { minHeight: `${titleHeight(2)}em` } }),
)

/** The first across the window, the others as rooms under it, three by three, the first of them wider. */
export const trades = pageStyle({
  rowGap: 0,
  marginInline: outwards,
  tablet: { gridTemplateColumns: '1.5fr 1fr 1fr', gap: wall },
})

/** A room, and its words on the concrete under it. */
export const trade = pageStyle([
  surfaces.concrete,
  {
    padding: `0 ${vars.size.pageEdge} ${vars.space.xl}`,
    // A link shows its picture from the bar on: above it are other words.
    scrollMarginTop: `-${scrollGap}`,
    // One below the other, by turns on the wall that is painted.
    'screen and belowTablet': {
      selectors: {
        '&:nth-child(2n)': { vars: assignVars(vars.colour, roles.plastered), color: vars.colour.text },
      },
    },
    tablet: {
      boxShadow: `0 0 0 ${wall} ${vars.colour.background}`,
      selectors: {
        '&:first-child': { gridColumn: '1 / -1', gridTemplateColumns: '1.5fr 2fr', columnGap: vars.space.xl },
        '&:not(:first-child)': { paddingInline: 0 },
      },
    },
  },
])

/** Of a row, the first begins and the last ends at the page's margin. */
globalStyle(`${trade}:not(:first-child) > :not(picture)`, inPage({ tablet: { marginInline: vars.space.l } }))
globalStyle(
  `${trade}:nth-child(3n + 2) > :not(picture)`,
  inPage({ tablet: { marginLeft: vars.space.pageMargin } }),
)
globalStyle(
  `${trade}:nth-child(3n + 4) > :not(picture)`,
  inPage({ tablet: { marginRight: vars.space.pageMargin } }),
)

/** From wall to wall. Side by side they are of one height. */
export const closeUp = pageStyle({
  aspectRatio: '4 / 3',
  margin: `0 ${outwards} ${vars.space.s}`,
  selectors: {
    [`${trade}:first-child > &`]: { aspectRatio: '0.74', marginTop: upBehind(2), background: palette.enduit },
  },
  phablet: {
    selectors: {
      [`${trade}:first-child > &`]: {
        gridColumn: '1 / -1',
        width: '100cqw',
        aspectRatio: '1.964',
        marginTop: upBehind(1),
      },
    },
  },
  tablet: {
    selectors: {
      [`${trade}:not(:first-child) > &`]: {
        marginInline: 0,
        aspectRatio: 'auto',
        height: 'min(30vw, 40rem)',
      },
    },
  },
})

export const sheetHead = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBottom: vars.space.l,
  borderBottom: `2px solid ${vars.colour.text}`,
})

/** The columns of the quote; at 1440 px the last two stand on the page's. */
const row = pageStyle({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, auto) 1fr',
  alignItems: 'baseline',
  gap: vars.space.xs,
  tablet: { gridTemplateColumns: '1.75rem minmax(0, 0.67fr) minmax(0, 1fr)', columnGap: vars.space.xl },
  desktop: { gridTemplateColumns: '1.75rem minmax(0, 0.545fr) minmax(0, 1fr) 12.625rem' },
})

/** The heads of the columns, for the eye only: every line says what it is. */
export const heads = pageStyle([
  row,
  {
    paddingBlock: vars.space.xs,
    borderBottom: `2px solid ${vars.colour.text}`,
    fontSize: vars.font.meta,
    belowDesktop: { display: 'none' },
  },
])

/** A line of the quote, with its number. */
export const line = pageStyle([
  row,
  {
    paddingBlock: `clamp(${vars.space.m}, 2vw, ${vars.space.l})`,
    borderBottom: `1px solid ${vars.colour.hairline}`,
    counterIncrement: 'line',
    '::before': { content: 'counter(line)', color: vars.colour.accentText, fontWeight: 600 },
  },
])

export const promise = pageStyle({ fontSize: vars.font.h3Small, ...headingFace, lineHeight: 1.2 })

const words = pageStyle({ gridColumn: '1 / -1', tablet: { gridColumn: 3 } })

/** The first sentence carries; the others are its conditions. */
export const terms = pageStyle([
  words,
  { selectors: { 'dt + &': { color: vars.colour.text, fontWeight: 500 } } },
])

/** What is filled in, at the end of a dotted line. */
export const entry = pageStyle({
  gridArea: '1 / 3',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '::before': { content: '', flex: 1, borderBottom: `2px dotted ${vars.colour.control}` },
  largeText: { gridArea: 'auto / 1 / auto / -1' },
  desktop: { gridColumn: 4 },
})

/** Whom the quote comes from, at the left, and who signs, at the right, where there is room. */
export const sheetFoot = pageStyle([
  row,
  { alignItems: 'end', rowGap: vars.space.l, marginTop: vars.space.l },
])

export const sender = pageStyle({ gridColumn: '1 / 3' })

/** Where the visitor signs: on a line. What is drawn in ink keeps its paper in forced colours. */
export const signature = pageStyle([
  words,
  {
    forcedColorAdjust: 'none',
    width: 'min(100%, 27rem)',
    borderBottom: `1px solid ${vars.colour.text}`,
    background: vars.colour.background,
    desktop: { gridColumn: '3 / -1', justifySelf: 'end' },
  },
])

/** A plan above its section, whose walls go on in the ground of the footer. */
export const plan = pageStyle({ forcedColorAdjust: 'none', width: drawingUnits(480), maxWidth: '100%' })
