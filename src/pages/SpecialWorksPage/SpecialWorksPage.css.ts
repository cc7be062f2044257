import { mixins, pageStyle, palette, objectPosition, surfaces, vars } from '../../../styles/index.ts'
import { overPicture } from '../../ui/Hero/Hero.css.ts'
import { pictureUnder } from '../../ui/primitives.css.ts'
import { earth } from './earth.ts'

/** Measured on travaux-speciaux-viaduc-pierre.webp and its framing for phones, in vw: the viaduct's height, and the room left of the crane's cable. */
const viaductPicture = {
  height: 30.5,
  besideCable: '53vw',
  heightOnTablet: 40,
  besideCableOnTablet: '58vw',
  heightOnPhone: 96,
}

/** Measured on solution-releve.webp and the two like it: the part with people, without the empty left part. */
const solutionPictures = { ratioOfPeople: '0.85' }

/** Title and lead in a sky that fills the viewport on desktop, except for the section navigation below it. */
export const hero = {
  box: pageStyle(surfaces.night, {
    phone: mixins.horizonAt(viaductPicture.heightOnPhone),
    phablet: mixins.horizonAt(viaductPicture.heightOnTablet),
    desktop: {
      ...mixins.horizonAt(viaductPicture.height),
      minHeight: `min(62.5vw, 100svh - ${vars.size.header} - 3.6rem)`,
    },
    print: { display: 'flex', flexDirection: 'column-reverse' },
  }),
  text: pageStyle(overPicture, {
    alignContent: 'center',
    phablet: { maxWidth: viaductPicture.besideCableOnTablet, paddingRight: 0 },
    desktop: { maxWidth: viaductPicture.besideCable },
  }),
  title: pageStyle({ phablet: { fontSize: '6.5vw' }, desktop: { fontSize: 'min(5rem, 5.2vw)' } }),
  // The text is as wide as the crane's cable leaves room for; the cable ends above the man on the viaduct.
  lead: pageStyle({ desktop: { maxWidth: 'none', textWrap: 'balance' } }),
  picture: pageStyle(pictureUnder, { phablet: { height: 0, minHeight: '100%' } }),
}

const ledge = '1.5rem'
const figureHeight = '19rem'

/** A chamber under the gallery. On a phone the ground below the last step is less deep; the closing call to action hides the rest. */
export const solutions = pageStyle({ phone: { paddingBottom: vars.space.m } })

export const intro = pageStyle({ desktop: { fontSize: vars.font.h3 } })

/** The soil below the steps is drawn behind their text, but in front of the section's background. */
export const stairs = pageStyle({
  rowGap: 0,
  isolation: 'isolate',
  desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', fontSize: vars.font.lead },
})

const line = '2px'
// The brand colour has little contrast with concrete, but the edge of the dark soil below it shows the steps too.
const cut = `${line} solid ${palette.miniumClair}`
const outwards = `calc(${vars.space.gutter} / -2)`
const edge = `calc(-1 * ${vars.size.pageEdge})`
const toTheEnd = `calc(-1 * ${vars.space.section})`

/** The distance from the viewport's left edge to the soil of a column, of three columns between the page's margins. */
const columnAt = (index: number) =>
  `${vars.size.pageEdge} - ${vars.space.gutter} / 2 + ${index} * (100cqw - 2 * ${vars.size.pageEdge} + ${vars.space.gutter}) / 3`

/** The depth of a step, and where its soil begins, so that its strata continue those of the first step. */
const stairAt = (index: number) => ({
  [`&:nth-child(${index + 1})`]: { marginTop: `calc(${figureHeight} + ${vars.space.l} + ${index} * 5rem)` },
  [`&:nth-child(${index + 1})::before`]: { backgroundPositionX: `calc(-1 * (${columnAt(index)}))` },
})

/**
 * In one column, each step is a ledge below its text and its people. Side by side, the line of the ground goes down in steps,
 * with a wall at the right end of each tread, and the soil below it fills the section.
 */
export const stair = pageStyle({
  position: 'relative',
  gridTemplate: `auto 1fr ${vars.space.s} / minmax(0, 1fr) min(39%, 14rem)`,
  paddingTop: vars.space.l,
  marginBottom: ledge,
  '::before': {
    content: '',
    position: 'absolute',
    inset: `100% ${edge} -${ledge}`,
    zIndex: vars.zIndex.behind,
    // The line of one step covers the corner of the next.
    boxSizing: 'content-box',
    borderTop: cut,
    background: earth,
  },
  selectors: { '&:last-child::before': { bottom: `calc(${toTheEnd} - ${ledge})` } },
  desktop: {
    gridTemplate: 'none / minmax(0, 1fr)',
    marginBottom: 0,
    '::before': { inset: `0 calc(${outwards} - ${line}) ${toTheEnd} ${outwards}`, borderRight: cut },
    selectors: {
      ...stairAt(0),
      ...stairAt(1),
      ...stairAt(2),
      '&:first-child::before': { left: edge, backgroundPositionX: 0 },
      '&:last-child::before': { bottom: toTheEnd, right: edge, borderRight: 0 },
    },
  },
})

/** Two or four solutions, or one, are in a row without soil below them. */
export const row = pageStyle({ rowGap: vars.space.xl, paddingTop: vars.space.l })

export const figureInRow = pageStyle({ maxWidth: figureHeight })

/** The people stand on the line, at the right end of the tread. The left part of each picture is empty. */
export const figure = pageStyle({
  vars: { [objectPosition]: '100%' },
  gridArea: '1 / 2 / 4',
  alignSelf: 'end',
  aspectRatio: solutionPictures.ratioOfPeople,
  desktop: {
    gridArea: 'auto',
    position: 'absolute',
    right: 0,
    bottom: '100%',
    height: figureHeight,
    aspectRatio: '1',
  },
})
