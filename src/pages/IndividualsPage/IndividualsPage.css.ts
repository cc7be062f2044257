import { assignVars } from '@vanilla-extract/css'
import { mixins, pageStyle, palette, roles, surfaces, behindText, vars } from '../../../styles/index.ts'
import { edges, headed } from '../../ui/primitives.css.ts'

/** Measured on particuliers-piece-en-travaux.webp: its front edge, which rises to the right, and along it the widths of the four rooms. */
const flatPicture = {
  ratio: 2.11,
  slope: '-6.3deg',
  rooms: '22fr 28fr 19fr 22fr',
  edge: { left: '7.5%', right: '1%', bottom: '1.5%' },
}

/** Measured on its framing for phones, which has two rooms in each row: the front edge of each, in percent of the picture. */
const flatOnPhone = {
  ratio: '1170 / 1630',
  rooms: [
    { left: 16.3, top: 50.5, width: 33.4 },
    { left: 49.7, top: 47.853, width: 43.9 },
    { left: 29.6, top: 102.9, width: 29.7 },
    { left: 59.3, top: 100.546, width: 33.6 },
  ],
}

/** Measured on particuliers-carrelage.webp and its framing for phones. */
const tilingPicture = { ratio: '1.964', ratioOnPhone: '0.74' }

/** The flat, as wide as fits into the viewport below the title. On a phone it is cut into two halves. */
export const flat = pageStyle({
  position: 'relative',
  maxWidth: '30rem',
  marginInline: 'auto',
  paddingBottom: `calc(${vars.space.section} + ${vars.space.m})`,
  phablet: {
    width: `calc(100% - 2 * ${vars.size.pageEdge})`,
    maxWidth: `calc((100svh - 14rem) * ${flatPicture.ratio})`,
    paddingBottom: vars.space.m,
  },
})

const slope = { transform: `skewY(${flatPicture.slope})`, transformOrigin: 'left' }

/** A dimension line along each room's front edge. */
export const dimensions = pageStyle({
  fontSize: 'clamp(1rem, 1.4vw, 1.25rem)',
  fontWeight: 600,
  phone: { position: 'absolute', inset: '0 0 auto', aspectRatio: flatOnPhone.ratio },
  // Enlarged labels do not fit on their dimension lines: they are a list below the picture.
  enlarged: { position: 'static', aspectRatio: 'auto' },
  phablet: {
    display: 'grid',
    gridTemplateColumns: flatPicture.rooms,
    ...slope,
    margin: `calc(${vars.space.l} - ${flatPicture.edge.bottom}) ${flatPicture.edge.right} 0 ${flatPicture.edge.left}`,
  },
})

export const dimension = pageStyle({
  borderTop: `1px solid ${vars.colour.text}`,
  phone: {
    position: 'absolute',
    ...slope,
    selectors: Object.fromEntries(
      flatOnPhone.rooms.map(({ left, top, width }, index) => [
        `&:nth-child(${index + 1})`,
        { left: `${left}%`, top: `${top}%`, width: `${width}%` },
      ]),
    ),
  },
  enlarged: { position: 'static', transform: 'none', selectors: { '&:nth-child(n)': { width: 'auto' } } },
})

/** Each dimension line ends where the next one begins, except the last in a row. */
export const dimensionLink = pageStyle({
  position: 'relative',
  justifyContent: 'center',
  '::before': { ...mixins.dimensionTick, left: 0 },
  selectors: {
    '&:hover': mixins.underline('0.35em'),
    'li:nth-child(2n) > &::after': { ...mixins.dimensionTick, left: '100%' },
  },
  enlarged: { selectors: { '&::before, &::after': { display: 'none' } } },
})

/** The height of a title of so many lines, in its own em. */
const titleHeight = (lines: number) => mixins.titleLineHeight * lines

/** The distance from the end of such a title up to the edge of its section. */
const upBehind = (lines: number) =>
  `calc(-1 * (${vars.space.section} + ${titleHeight(lines)} * ${vars.font.h2} + ${vars.space.xl}))`

/** The section's title stands on the wall of the first picture, in two lines on a phone. The wall continues behind longer titles. */
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

/** The first service spans the viewport. The others are rooms in rows below it, of which the first room is wider. */
export const trades = pageStyle(edges.window, surfaces.concrete, {
  display: 'grid',
  tablet: { gridTemplateColumns: '1.5fr 1fr 1fr', gap: wall, boxShadow: `0 ${wall} ${palette.mur}` },
})

/** A room. In one column, every second room has the painted wall. */
export const trade = pageStyle({
  // A link to this room scrolls its picture to the header, because the text above belongs to another room.
  scrollMarginTop: `-${mixins.scrollGap}`,
  background: vars.colour.background,
  color: vars.colour.text,
  belowTablet: {
    selectors: { '&:nth-child(even)': { vars: assignVars(vars.colour, roles.plastered) } },
  },
  tablet: {
    selectors: {
      // The rooms of the last row fill it, however many they are.
      '&:nth-child(3n):last-child': { gridColumn: 'span 2' },
      '&:is(:first-child, :nth-child(3n + 2):last-child)': { gridColumn: '1 / -1' },
    },
  },
})

/** A room's text, on the concrete below it. In a row, the first text begins and the last ends at the page's margin. */
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

/** Across the viewport, … */
export const firstCloseUp = pageStyle({
  aspectRatio: tilingPicture.ratioOnPhone,
  background: palette.enduit,
  phablet: { aspectRatio: tilingPicture.ratio },
})

/** … up behind the section's title, if the picture has a wall for it. */
export const behindTitle = pageStyle(behindText, {
  phone: { marginTop: upBehind(2) },
  phablet: { marginTop: upBehind(1) },
})

export const plan = pageStyle({
  forcedColorAdjust: 'none',
  width: mixins.drawingUnits(480),
})
