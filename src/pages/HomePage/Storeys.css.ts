import { mixins, numeral, screenOnly, pageStyle, palette, vars } from '../../../styles/index.ts'
import hall from '../../assets/drawings/salle.svg'
import * as plan from './building.css.ts'
import { level } from './Storey.css.ts'

const { halfSlab } = plan.storeyPictures

/** Measured on etage-cause.webp, etage-amiante.webp and etage-habite.webp: the width of the work at their right, and of the room in which it is seen below 1440 px. */
const floorPictures = { height: 450, work: 660, room: 408 }

/** Measured on coupe-5-rue.webp: from its top up to the first row of figures, beside the floor above, and the gap to the second. */
const streetPicture = { betweenRows: 255, firstRow: -470 }

/** Measured on coupe-7-appel.webp. */
const callerPicture = { width: 410 }

/** Measured on coupe-monte-charge.webp: the cabin, and how far it reaches over the mast. */
const cabinPicture = { width: '104px', overMast: '-10px' }

export const floors = pageStyle({
  display: 'grid',
  alignSelf: 'stretch',
  phablet: { gridAutoRows: `minmax(${plan.units(floorPictures.height)}, 1fr)`, margin: `0 ${plan.wall}` },
})

/**
 * Two reasons on each floor. The work is visible in a room behind a wall; from 1440 px there is no wall, and each floor is
 * one room with the text at its left.
 */
export const floor = pageStyle({
  position: 'relative',
  phone: { selectors: { '&:not(:last-child)': { borderBottom: plan.slabEdge } } },
  phablet: {
    display: 'grid',
    ...mixins.columnsUpTo(2),
    paddingRight: plan.units(floorPictures.room + halfSlab),
    borderBlock: plan.slabEdge,
    background: `url('${hall}') 0 0 / 100% 100% border-box`,
  },
  wide: {
    isolation: 'isolate',
    // The second text stays clear of the scene at its right.
    gridTemplateColumns: '0.9fr 1fr',
    paddingRight: plan.units(floorPictures.work + halfSlab),
    borderBlock: 0,
    background: palette.mur,
  },
})

const reasonInset = 'clamp(1rem, 1.7vw, 2rem)'

/** Forced colours remove the background that distinguishes a room from its walls. */
const edge = { forcedColours: { border: '1px solid CanvasText' } } as const

export const reason = pageStyle({
  // The text stays clear of the skirting board.
  padding: `1rem ${reasonInset} 2.75rem`,
  phone: { padding: `1.75rem ${plan.besideMast} 1rem ${plan.inset}` },
  wide: { borderBlock: plan.slabEdge, background: 'none' },
  ...edge,
})

export const reasonName = pageStyle({
  marginBottom: vars.space.xs,
  fontSize: vars.font.lead,
  lineHeight: 1.3,
  desktop: { fontSize: `clamp(1.0625rem, 1.25vw, ${vars.font.lead})` },
})

export const reasonsIntro = pageStyle({ marginBottom: vars.space.m })

export const reasonsTitle = pageStyle({
  fontSize: vars.font.h2,
  desktop: { alignSelf: 'end', marginBottom: '1.75rem' },
})

/** The hoist's cabin, on a phone at its mast, beside the text because no room is behind it. */
export const cabin = pageStyle(screenOnly, {
  gridArea: '1 / 2 / 3',
  alignSelf: 'end',
  width: cabinPicture.width,
  marginRight: cabinPicture.overMast,
  phablet: { display: 'none' },
})

export const floorLevel = pageStyle(level, {
  phone: { marginInline: `calc(-1 * ${plan.wall})` },
  // This text stands on the sky, not on the wall of a room.
  desktop: { right: `calc(100% + ${plan.wall})`, bottom: 0, background: 'none' },
  wide: { bottom: plan.slab },
})

/** The scene of a floor: on a phone from wall to wall, from 1440 px the whole floor behind its text, else the room behind the wall. */
export const scene = pageStyle(screenOnly, {
  phablet: {
    position: 'absolute',
    inset: '0 0 0 auto',
    width: plan.units(floorPictures.room),
    boxShadow: `0 0 0 ${plan.slab} ${palette.mur}`,
  },
  wide: {
    inset: `${plan.slab} 0`,
    width: 'auto',
    zIndex: vars.zIndex.behind,
    background: vars.colour.background,
    boxShadow: 'none',
  },
})

/** A photo leaves no room for text, so at this width too it stands beside the text. */
export const besideText = pageStyle({
  wide: { paddingLeft: `calc(${plan.buildingWidth} - 2 * ${plan.wall} - ${plan.units(floorPictures.work)})` },
})

export const figures = pageStyle({
  display: 'grid',
  gridRow: 1,
  ...mixins.columnsUpTo(2),
  gap: `${vars.space.l} ${vars.space.s}`,
  width: '100%',
  lineHeight: 1.3,
  desktop: { gridTemplateColumns: 'repeat(2, auto)', columnGap: vars.space.l, fontSize: vars.font.body },
})

/** Two figures a storey; the first two of four stand beside the storey above if it has three floors. */
export const figuresOfTwoStoreys = pageStyle({
  desktop: { rowGap: plan.units(streetPicture.betweenRows), marginTop: plan.units(streetPicture.firstRow) },
})

export const figure = pageStyle(numeral, {
  display: 'block',
  fontSize: 'min(2.875rem, 12vw)',
  desktop: { fontSize: 'min(4.7vw, 4.0625rem)' },
})

export const sources = pageStyle({ marginTop: vars.space.m })

const callerWidth = { phablet: '8rem', desktop: plan.units(callerPicture.width) }
const besideCaller = (width: string) => `calc(${width} + ${vars.space.xl})`

/** The second cellar, in the brand colour from floor to vault, with thicker concrete than a slab above it. */
export const cta = pageStyle({
  position: 'relative',
  alignSelf: 'stretch',
  padding: `${vars.space.xxl} ${plan.inset}`,
  phone: { padding: `2.25rem ${plan.inset} ${vars.space.m}`, borderTop: plan.slabEdge },
  phablet: { margin: `2.25rem ${plan.wall} ${plan.slab}`, paddingRight: besideCaller(callerWidth.phablet) },
  desktop: { paddingRight: besideCaller(callerWidth.desktop) },
  ...edge,
})

export const telephone = pageStyle({
  phone: { justifyContent: 'start', marginBottom: '9.75rem', fontSize: 'min(1.75rem, 6.2vw)' },
})

/** The person who phones stands beside the text; on a phone below the button, beside and below the number. */
export const caller = pageStyle({
  position: 'absolute',
  right: vars.space.s,
  bottom: 0,
  width: 'min(8.5rem, 35vw)',
  phablet: { width: callerWidth.phablet },
  desktop: { width: callerWidth.desktop },
})
