import { numeral, pageStyle, palette, twoWhereTheyFit, vars } from '../../../styles/index.ts'
import hall from '../../assets/drawings/salle.svg'
import { home } from '../../content/home.ts'
import { ofPhotos } from '../../ui/Picture/ofPhotos.ts'
import * as plan from './building.css.ts'
import { level } from './Words.css.ts'

const floorCount = Math.ceil(home.whyUs.items.length / 2)
const floorShare = `100% / ${floorCount}`

/** Forced colours remove the ground that tells a room from its walls. */
const edge = {
  forcedColours: { border: '1px solid CanvasText' },
  print: { margin: 0, padding: `${vars.space.s} 0` },
} as const

/**
 * Two reasons on each floor. Beyond a wall is seen what is done there; from 1440 px there is no wall: each floor is
 * one room, with the words on the left of it.
 */
export const reasons = pageStyle({
  display: 'grid',
  alignSelf: 'stretch',
  'screen and phablet': {
    gridTemplateColumns: twoWhereTheyFit('9.5rem'),
    gridAutoRows: `minmax(${plan.units(450)}, 1fr)`,
    margin: `0 ${plan.wall}`,
    paddingRight: plan.units(428),
    background: `url('${hall}') 0 0 / 100% calc(${floorShare})`,
  },
  wide: {
    // The second text stays clear of what is seen at its right.
    gridTemplateColumns: '0.9fr 1fr',
    paddingRight: plan.units(680),
    isolation: 'isolate',
    background: palette.mur,
  },
})

const reasonInset = 'clamp(1rem, 1.7vw, 2rem)'

export const reason = pageStyle({
  padding: `1rem ${reasonInset}`,
  'screen and phone': { padding: `1.75rem ${plan.besideMast} 1rem ${plan.inset}` },
  // The words stay clear of the skirting.
  'screen and phablet': { paddingBottom: '2.75rem', borderBlock: plan.slabEdge },
  wide: { background: 'none' },
  ...edge,
})

/** The first of a floor that is not the highest. */
export const underSlab = pageStyle({
  // More specific: forced colours keep the slab.
  'screen and phone': { selectors: { [`${reasons} > &`]: { borderTop: plan.slabEdge } } },
})

/** The second of a floor, or the only one. */
export const besideScene = pageStyle({
  ...(home.whyUs.items.length % 2 === 1 && { selectors: { '&:nth-child(odd)': { gridColumn: '1 / -1' } } }),
  'screen and phone': { position: 'relative' },
  'screen and phablet': {
    display: 'grid',
    gridTemplate: `auto 1fr / 100% ${plan.units(408)}`,
    columnGap: `calc(${reasonInset} + ${plan.units(20)})`,
  },
  wide: { display: 'block' },
})

export const reasonName = pageStyle({
  marginBottom: vars.space.xs,
  fontSize: `min(${vars.font.lead}, 9vw)`,
  lineHeight: 1.3,
  desktop: { fontSize: `clamp(1.0625rem, 1.25vw, ${vars.font.lead})` },
})
export const reasonsIntro = pageStyle({ marginBottom: vars.space.m })
export const reasonsTitle = pageStyle({
  fontSize: vars.font.h2,
  'desktop or print': { alignSelf: 'end', marginBottom: '1.75rem' },
})

/** The hoist's cabin, on a phone at its mast: beside the words, since no room is behind them. */
export const cabin = pageStyle({
  display: 'none',
  'screen and phone': {
    display: 'block',
    gridArea: '1 / 2 / 3',
    alignSelf: 'end',
    width: '104px',
    marginRight: '-10px',
  },
  largeText: { display: 'none' },
})

/** The finished floor of two reasons. */
export const floor = pageStyle(level, {
  // Written on the sky, not on the wall of its room.
  'desktop or print': { background: 'none' },
  'screen and phone': { marginInline: `calc(-1 * ${plan.wall})` },
})

/** What is seen of a floor: on a phone from wall to wall, else in the room beyond, from 1440 px all of it, behind its words. */
export const scene = pageStyle({
  margin: `1rem -${plan.besideMast} -1rem calc(-1 * ${plan.inset})`,
  phablet: {
    gridArea: '1 / 2 / 3',
    height: 0,
    minHeight: 'calc(100% + 3.75rem)',
    margin: '-1rem 0 -2.75rem',
    boxShadow: `0 0 0 ${plan.slab} ${palette.mur}`,
  },
  wide: {
    position: 'absolute',
    inset: `${plan.slab} calc(${plan.besideBuilding} + ${plan.wall}) auto auto`,
    width: `calc(${plan.buildingWidth} - 2 * ${plan.wall})`,
    zIndex: vars.zIndex.behind,
    height: `calc(${floorShare} - 2 * ${plan.slab})`,
    minHeight: 0,
    margin: 0,
    background: vars.colour.background,
    boxShadow: 'none',
  },
})

/** A photo has no part for the words: there too it is beside them. */
export const besideWords = pageStyle(
  ofPhotos({ wide: { paddingLeft: `calc(${plan.buildingWidth} - 2 * ${plan.wall} - ${plan.units(660)})` } }),
)

/** The floors, from the highest down: where their levels and scenes are, in the height of all. */
export const floors = Array.from({ length: floorCount }, (_, above) => ({
  level: pageStyle({
    'desktop or print': { bottom: `calc(${floorCount - 1 - above} * ${floorShare} + ${plan.slab})` },
  }),
  scene: pageStyle({ wide: { top: `calc(${above} * ${floorShare} + ${plan.slab})` } }),
}))

export const figures = pageStyle({
  display: 'grid',
  gridRow: 1,
  // « 300+ » and « 100 % » side by side in 320 px.
  gridTemplateColumns: twoWhereTheyFit('8rem'),
  gap: `${vars.space.l} ${vars.space.s}`,
  width: '100%',
  lineHeight: 1.3,
  // Large, and two a storey: the first two beside the storey above, if that has room for them.
  desktop: {
    gridTemplateColumns: 'repeat(2, auto)',
    ...(floorCount > 1 && { rowGap: plan.units(255), marginTop: plan.units(-470) }),
    columnGap: vars.space.l,
    fontSize: vars.font.body,
  },
})

export const figure = pageStyle({
  display: 'block',
  fontSize: 'min(2.875rem, 12vw)',
  ...numeral,
  desktop: { fontSize: 'min(4.7vw, 4.0625rem)' },
})

export const sources = pageStyle({ marginTop: vars.space.m })

const callerWidth = { phablet: '8rem', desktop: plan.units(410) }
const besideCaller = (width: string) => `calc(${width} + ${vars.space.xl})`

/** The second cellar, painted from floor to vault, with more concrete between the two orange rooms than a slab. */
export const call = pageStyle({
  position: 'relative',
  alignSelf: 'stretch',
  padding: `${vars.space.xxl} ${plan.inset}`,
  'screen and phone': { padding: `2.25rem ${plan.inset} ${vars.space.m}`, borderTop: plan.slabEdge },
  phablet: { margin: `2.25rem ${plan.wall} ${plan.slab}`, paddingRight: besideCaller(callerWidth.phablet) },
  desktop: { paddingRight: besideCaller(callerWidth.desktop) },
  ...edge,
})

/** On a phone the caller is below the number. */
export const telephone = pageStyle({
  'screen and phone': { justifyContent: 'start', marginBottom: '9.75rem', fontSize: 'min(1.75rem, 6.2vw)' },
  largeText: { marginBottom: 0 },
})

/** The caller is beside the words; on a phone below the button, beside the number and below it. */
export const caller = pageStyle({
  position: 'absolute',
  right: vars.space.s,
  bottom: 0,
  width: 'min(8.5rem, 35vw)',
  'screen and midsize': { width: callerWidth.phablet },
  desktop: { width: callerWidth.desktop },
  largeText: { display: 'none' },
})
