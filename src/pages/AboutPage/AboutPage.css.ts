import { headingFace, mixins, pageStyle, objectPosition, surfaces, vars } from '../../../styles/index.ts'
import { container, edges, textSizes, pictureUnder, textOverImage } from '../../ui/primitives.css.ts'
import wall from '../../assets/scenery/telephone/mur-aux-outils.webp'

/** Measured on societe-piece-tache.webp and the three like it: the part between lamp and armchair, which a phone shows. */
const roomPictures = { middleOnPhone: '43%', ratioOnPhone: '15 / 32' }

/** Measured on societe-couvreurs.webp: its ratio, the part with the roofers, which a phone shows, and the roof's height at the left, in vw. */
const roofersPicture = { ratio: '12 / 7', ratioOnPhone: 1.15, roof: 31 }

/** Measured on metier-maconnerie.webp and those like it. */
const toolPictures = { ratio: '1 / 2.1' }

/** The title fills the width, above a picture that ends at the lower edge of the viewport on desktop. */
export const hero = {
  box: pageStyle({
    alignContent: 'end',
    desktop: { minHeight: `min(58vw, 100svh - ${vars.size.header})` },
  }),
  text: pageStyle({
    zIndex: vars.zIndex.raised,
    gap: vars.space.l,
    padding: `${vars.space.l} ${vars.size.pageEdge} 0`,
  }),
  // A short lead is one line, as wide as the page.
  title: pageStyle({ phablet: { fontSize: 'min(8.15cqw, 7.3rem)' } }),
}

/** The story's title, on the floor above the rooms where the stain returns. */
export const above = pageStyle({ paddingBottom: vars.space.l })

const onTheWall = pageStyle(headingFace, { fontSize: 'clamp(1rem, 1.7vw, 1.75rem)' })
export const events = pageStyle({ display: 'flex', flexWrap: 'wrap' })

/** A room, with the event that happened in it written on its slab. The last event, the remedy, stands out. */
export const event = pageStyle(surfaces.concrete, onTheWall, {
  flex: '1 0 33%',
  fontWeight: 400,
  selectors: { '&:last-child': { fontWeight: 600 } },
  phone: {
    fontSize: 'max(3.7vw, 0.75rem)',
    selectors: { '&:last-child': { flexBasis: '100%', fontSize: vars.font.h3 } },
  },
  phablet: { flexBasis: '20%' },
})

/** On a phone, rooms side by side are cropped to the part between lamp and armchair, so that stain and person are large enough. */
export const room = pageStyle({
  phablet: { maxHeight: '40vw' },
  phone: {
    selectors: {
      [`${event}:not(:last-child) > &`]: {
        vars: { [objectPosition]: roomPictures.middleOnPhone },
        aspectRatio: roomPictures.ratioOnPhone,
      },
      // A wall between this room and the next.
      [`${event}:not(:nth-last-child(-n + 2)) > &`]: { borderRight: `4px solid ${vars.colour.background}` },
    },
  },
})

export const eventText = pageStyle({ padding: `0 0 ${vars.space.s} ${vars.space.pageMargin}` })

/** A roof across the whole viewport. The sky above it is the page's background, on which the sentence stands. */
const story = pageStyle({ display: 'grid', paddingBlock: `${vars.space.xxxl} ${vars.space.section}` })
export const photoStory = pageStyle(story, { rowGap: vars.space.l })

export const modelStory = pageStyle(story, {
  phone: mixins.horizonAt(100 / roofersPicture.ratioOnPhone),
  phablet: mixins.horizonAt(roofersPicture.roof),
})

export const storyText = pageStyle(container, { paddingTop: vars.space.xxl })

export const method = pageStyle(textSizes.statement, textOverImage, {
  paddingInline: vars.size.pageEdge,
  fontSize: 'min(clamp(1.5rem, 3.4vw, 3.25rem), 6.2vw)',
  whiteSpace: 'pre-line',
})

/** The roofers are at the right of their picture. On a phone the rest of the roof is cropped. */
export const storyPicture = pageStyle(pictureUnder, {
  aspectRatio: `${roofersPicture.ratioOnPhone}`,
  phablet: { aspectRatio: roofersPicture.ratio },
})

/** One wall across the viewport, whose pictures continue into each other. An incomplete row leaves the rest of the wall bare. */
export const trades = pageStyle(onTheWall, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  textAlign: 'center',
  // The names stand on pictures, which forced colours do not change.
  forcedColorAdjust: 'none',
  background: `url('${wall}') bottom / calc(100% / 3)`,
  phablet: { backgroundSize: '20%' },
})

/** On a phone three in a row, else five. */
export const trade = pageStyle({
  flex: '0 0 calc(100% / 3)',
  paddingBottom: '1em',
  lineHeight: 1.5,
  phablet: { flexBasis: '20%' },
})

/** The trade's name is on the wall, below its tool, … */
export const tool = pageStyle({ aspectRatio: toolPictures.ratio, marginBottom: '-2.5em' })

/** … or its photo, which ends above it. */
export const toolPhoto = pageStyle({ paddingBottom: '3em', background: 'none' })

/** The link stands beside the title where there is room, although it follows the houses in the DOM. */
export const firstRow = pageStyle({ desktop: { gridRow: 1, alignSelf: 'baseline' } })
export const link = pageStyle(firstRow, { desktop: { justifySelf: 'end' } })

/** One street from edge to edge; in a narrow viewport two rows of houses, each over its text. */
export const street = pageStyle(edges.window, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  rowGap: vars.space.xl,
  marginBlock: vars.space.l,
  desktop: { marginBottom: 0 },
})

/** Two in a row, or four; three fill it too. */
export const house = pageStyle({
  flex: '1 0 50%',
  maxWidth: '50%',
  tablet: { flexBasis: '25%', maxWidth: '34%' },
})

const betweenHouses = 'clamp(0.5rem, 2.4vw, 2.5rem)'
const tick = { ...mixins.dimensionTick, left: 0 }

/** A value on the dimension line under the houses, which has a tick where two houses meet and ends at the page's margin. */
export const value = pageStyle({
  position: 'relative',
  gap: vars.space.xs,
  marginTop: vars.space.l,
  padding: `${vars.space.l} ${betweenHouses} 0 ${vars.space.pageMargin}`,
  borderTop: `1px solid ${vars.colour.text}`,
  selectors: {
    [`${house}:nth-child(even) > &`]: { paddingInline: `${vars.space.s} ${vars.space.pageMargin}` },
    [`${house}:nth-child(even) > &::before`]: tick,
  },
  tablet: {
    selectors: {
      [`${house}:nth-child(n) > &`]: { paddingInline: `${vars.space.pageMargin} ${betweenHouses}` },
      [`${house}:is(:nth-child(4n), :last-child) > &`]: { paddingRight: vars.space.pageMargin },
      [`${house}:not(:nth-child(4n + 1)) > &::before`]: tick,
    },
  },
})

/** The closing call to action and the legal notice. A plumb line hangs from the top of both; print has no room for it. */
export const plumbed = pageStyle({ position: 'relative', overflow: 'clip' })
