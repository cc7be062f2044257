import {
  dimensionTick,
  headingFace,
  pageStyle,
  palette,
  perRow,
  place,
  placesInRows,
  shareOf,
  surfaces,
  vars,
} from '../../../styles/index.ts'
import { ofPhotos } from '../../ui/Picture/ofPhotos.ts'
import { pictureUnder, wordsOver } from '../../ui/Scene/Scene.css.ts'
import { container, pageGrid, section } from '../../ui/Section/Section.css.ts'
import { about } from '../../content/about.ts'
import wall from '../../assets/pictures/telephone/mur-aux-outils.webp'

const { story: told, values: said } = about
const roomsInRow = perRow(told.events.length - 1, 3)

/** Title, lead and the people at their break, whose picture ends with the window on a desktop. */
export const hero = pageStyle(pageGrid, {
  alignContent: 'end',
  desktop: { minHeight: `min(58vw, 100svh - ${vars.size.bar})` },
})

export const words = pageStyle({ zIndex: vars.zIndex.raised, paddingTop: vars.space.l })

/** Short enough, it is one line, as wide as the page. */
export const title = pageStyle({ phablet: { fontSize: 'min(8.15cqw, 7.3rem)' } })

/** The story's title stands on the floor above the rooms where the stain returns. */
export const above = pageStyle({ paddingBottom: vars.space.l })

const onTheWall = { fontSize: 'min(clamp(1rem, 1.7vw, 1.75rem), 7.8vw)', ...headingFace } as const

/** The rooms stand on one slab; on a phone the one that ends it is as wide as the three before. */
export const events = pageStyle({ display: 'flex', flexWrap: 'wrap' })

const room = pageStyle(surfaces.concrete, {
  flex: `1 0 max(${Math.floor(100 / roomsInRow)}%, min(6rem, 100%))`,
  ...onTheWall,
  phablet: { flex: '1 0 0' },
})

/** A room, and on its slab what happened in it… */
export const event = pageStyle(room, {
  fontWeight: 400,
  phone: { fontSize: 'min(max(3.7vw, 0.75rem), 7.8vw)' },
})

/** … and what ended it, which stands out. */
export const ending = pageStyle(room, { phone: { flexBasis: '100%', fontSize: vars.font.h3 } })

const alone = { width: '45vw', marginLeft: vars.space.pageMargin }

/** Of few rooms none is higher than the window; one alone begins under the title, in a solid wall. */
export const scene = pageStyle(
  roomsInRow < 3
    ? {
        width: '100%',
        maxHeight: '71vw',
        phablet: { maxHeight: '40vw', ...(told.events.length === 1 && alone) },
      }
    : {},
)

/** On a phone, of the rooms beside each other, the part between lamp and armchair: the stain and the person, tall enough. */
export const roomPicture = pageStyle(scene, {
  'screen and roomyPhone': { vars: { [place]: '43%' }, aspectRatio: '15 / 32' },
})

/** A wall between it and the next. */
export const besideNext = pageStyle({
  'screen and roomyPhone': { borderRight: `4px solid ${vars.colour.background}` },
})

export const eventText = pageStyle({ padding: `0 0 ${vars.space.s} ${vars.space.pageMargin}` })

/** A sentence that leads, in the typeface of titles, in the lines it is typed in. */
const statement = pageStyle({
  fontSize: 'min(clamp(1.25rem, 2.15vw, 2rem), 8vw)',
  ...headingFace,
  fontWeight: 500,
  lineHeight: 1.3,
  whiteSpace: 'pre-line',
  textWrap: 'balance',
})

/** A roof from one edge of the window to the other; above it the sky is the page, which has the sentence. */
export const story = pageStyle({
  paddingBlock: `${vars.space.xxxl} ${vars.space.section}`,
  // Cut to fit a sheet, the picture has no sky for the sentence.
  print: { display: 'block' },
})

export const storyText = pageStyle(container, { paddingTop: vars.space.xxl })

/** Of its three lines there is one, where the window is wide enough. */
export const lead = pageStyle(statement, { tablet: { whiteSpace: 'normal' } })

export const method = pageStyle(statement, wordsOver, {
  paddingInline: vars.size.pageEdge,
  fontSize: 'min(clamp(1.5rem, 3.4vw, 3.25rem), 6.2vw)',
})

/** The roofers are at the right of their picture. On a phone the rest of the roof is cut off. */
export const storyPicture = pageStyle(pictureUnder, {
  aspectRatio: '1.15',
  phablet: { aspectRatio: '12 / 7' },
})

/** A tool's part of the wall: on a phone three in a row or, with large text, two; else of five at least. */
const part = `min(max(${shareOf(perRow(told.trades.length, 3))}, 6.5rem), 50%)`
const partOfFive = shareOf(Math.max(5, perRow(told.trades.length, 6)))
const wallBeside = (size: string) => `url('${wall}') bottom / ${size}`

/** One wall from edge to edge, whose pictures continue into each other; beside a row that is not full hangs nothing. */
export const trades = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  ...onTheWall,
  textAlign: 'center',
  // The names stand on the pictures, which forced colours leave as they are.
  forcedColorAdjust: 'none',
  // The wall's colour is seen in the seams, where a window's width is no multiple of five.
  background: told.trades.length < 5 ? wallBeside(partOfFive) : palette.enduit,
  phone: { background: wallBeside(part) },
})

export const trade = pageStyle({
  flex: `0 0 ${part}`,
  paddingBottom: '1em',
  lineHeight: 1.5,
  phablet: { flexBasis: partOfFive },
})

/** The trade's name is on the wall, below its tool… */
export const tool = pageStyle({ aspectRatio: '1 / 2.1', marginBottom: '-2.5em' })

/** … or its photo, which ends above it. */
export const toolPhoto = pageStyle(ofPhotos({ paddingBottom: '3em', background: 'none' }))

/** The link is beside the title, where there is room, although it comes after the houses. */
export const values = pageStyle(section, {
  display: 'grid',
  gap: `${vars.space.l} 0`,
  desktop: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' },
})

export const valuesTitle = pageStyle({ paddingInline: vars.size.pageEdge })

/** One street from edge to edge; in a narrow window two rows of houses, each over its words. */
export const street = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gridColumn: '1 / -1',
  rowGap: vars.space.xl,
  largeText: { display: 'block' },
})

/** As a third of it at most, a house is lower than the window. */
export const house = pageStyle({
  width: '50%',
  'tablet or print': { width: shareOf(Math.max(3, perRow(said.items.length, 4))) },
  largeText: { width: 'auto' },
})

export const link = pageStyle({
  paddingInline: vars.size.pageEdge,
  desktop: { gridArea: '1 / 2', paddingLeft: 0 },
})

/** On paper it would be cut. */
export const housePicture = pageStyle({ largeText: { display: 'none' } })

/** A value, on the dimension line under the houses. */
export const value = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  position: 'relative',
  marginTop: vars.space.l,
  padding: `${vars.space.l} clamp(0.5rem, 2.4vw, 2.5rem) 0 ${vars.space.pageMargin}`,
  borderTop: `1px solid ${vars.colour.text}`,
})

const tick = { '::before': { ...dimensionTick, left: 0 } }
const end = { paddingRight: vars.space.pageMargin }

/** Of a row, or of two: a tick where two houses meet, and the page's margin where the row ends. */
export const places = placesInRows(said.items.length, 4).map(({ begins, ends }, index) =>
  pageStyle({
    'screen and roomyCompact': index % 2 === 1 ? { ...tick, ...end, paddingLeft: vars.space.s } : {},
    'tablet or print': { ...(!begins && tick), ...(ends && end) },
  }),
)

/** The closing call and the legal notice: from the call's top hangs the plumb line, which paper is too narrow for. */
export const plumbed = pageStyle({ position: 'relative', overflow: 'clip' })
