import { bleed, pageStyle, perRow, rowsOf, toRowEnd, vars } from '../../../styles/index.ts'
import { foldedSummary } from '../../ui/Fold/Fold.css.ts'
import { expertises } from '../../content/expertises.ts'
import { hangingLeader, lyingLeader, wordsStart } from '../../ui/Leader/Leader.css.ts'
import { framings, halfWall } from '../modelMeasures.ts'
import { container } from '../../ui/Section/Section.css.ts'

const { areas } = expertises

/** Title, model and features; from 1024 px the model stands beside the others, at whose middle they are if it is taller. */
export const area = pageStyle(container, {
  paddingBlock: vars.space.section,
  desktop: { gridTemplateRows: '1fr auto auto 1fr', rowGap: 0 },
})

export const head = pageStyle({ desktop: { gridRow: 2, marginBottom: vars.space.xl } })

export const list = pageStyle({ desktop: { gridRow: 3 } })

const model = pageStyle({
  position: 'relative',
  alignSelf: 'start',
  ...bleed.toPage.right,
  phablet: { maxWidth: vars.size.measure },
  // The picture's corners are empty: it reaches into the band's margins. Beside a longer text it comes along.
  desktop: {
    position: 'sticky',
    top: '8rem',
    gridRow: '1 / -1',
    maxWidth: 'none',
    marginBlock: `calc(-0.6 * ${vars.space.gutter})`,
  },
  print: { maxWidth: '80mm' },
})

/** How far a model stands in from its columns, or out of them, in percent of their width. */
const framed = (left: number, right: number) => ({
  marginLeft: `${left}%`,
  marginRight: `${right}%`,
  vars: { [wordsStart]: `${((-100 * left) / (100 - left - right)).toFixed(1)}%` },
})

/** Each picture is as large as its labels allow. */
export const models = areas.map(({ picture }) => {
  const framing = picture && framings[picture.file]
  if (!framing) return model
  return pageStyle(model, { phone: framed(...framing.phone), desktop: framed(...framing.desktop) })
})

/** For each area, the places of its labels. */
export const labels = areas.map(({ labels: places = [] }) =>
  places.map(({ x, y, hangs }) =>
    hangs
      ? pageStyle(hangingLeader, { left: `${x}%`, top: `${y}%` })
      : pageStyle(lyingLeader, { right: `${100 - x}%`, bottom: `${100 - y}%` }),
  ),
)

/** Of so many rooms in a row, the outer walls are in the page's margins. */
const outerWalls = (rooms: number) => `${(-100 * halfWall) / (rooms - 2 * halfWall)}%`

const row = (count: number) => ({ ...rowsOf(count, 4), marginInline: outerWalls(perRow(count, 4)) })

/** Four in a row, or two, or one. A phone sees them nearer, without their walls, from edge to edge of its window. */
const floor = pageStyle({
  display: 'grid',
  columnGap: vars.space.xs,
  ...bleed.toWindow.both,
  // The last texts end with that space already.
  marginBottom: `calc(-1 * ${vars.space.l})`,
  phablet: { columnGap: 0 },
})

export const floors = areas.map(({ features: { length } }) => ({
  list: pageStyle(floor, {
    largePhone: rowsOf(length, 2),
    phablet: { marginInline: outerWalls(perRow(length, 2)) },
    'desktop or print': row(length),
  }),
  room: pageStyle({
    'largePhone and belowDesktop': toRowEnd(length, 2),
    'desktop or print': toRowEnd(length, 4),
  }),
}))

const isFew = areas.some(({ picture, features }) => !picture && features.length < 3)

/** Of few rooms none is higher than the window. */
export const roomPicture = pageStyle(isFew ? { maxHeight: '40rem' } : {})

export const feature = pageStyle({ borderTop: `1px solid ${vars.colour.control}` })

/** A room's words begin and end at the page's margins, and at the edge of their picture. */
const words = pageStyle({
  margin: `0 ${vars.size.pageEdge} ${vars.space.s}`,
  phablet: { marginInline: `${halfWall * 100}%` },
})

/** By turns at the left and the right of a phone. */
export const rooms = [
  pageStyle(words, { 'largePhone and phone': { marginRight: vars.space.xxs } }),
  pageStyle(words, { 'largePhone and phone': { marginLeft: vars.space.xxs } }),
]

export const name = pageStyle(foldedSummary, { fontSize: vars.font.h3 })

/** Where all are open there is no sign. */
export const roomName = pageStyle({
  fontSize: `clamp(${vars.font.body}, 1.35vw, ${vars.font.lead})`,
  desktop: { paddingRight: 0, selectors: { '&::before, &::after': { display: 'none' } } },
})

export const texts = pageStyle({ paddingBottom: vars.space.l })
