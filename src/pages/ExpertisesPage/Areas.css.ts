import { bleed, pageStyle, vars } from '../../../styles/index.ts'
import { foldedSummary } from '../../ui/Fold/Fold.css.ts'
import { expertises } from '../../site/expertises.ts'
import { hangingLeader, lyingLeader, wordsStart } from '../../ui/Leader/Leader.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

const { areas } = expertises

/**
 * How far the picture of an area stands in from its column, at the left and at the right, in percent: its words have room to be
 * written. With a negative value it reaches out.
 */
const framings: Readonly<
  Record<string, Record<'phone' | 'desktop', readonly [left: number, right: number]>>
> = {
  'expertise-etancheite-cuvelage.webp': { phone: [-22, -4.1], desktop: [0, -3.6] },
  'expertise-reparation-renfort.webp': { phone: [10, -4.7], desktop: [14, -4] },
  'expertise-injection.webp': { phone: [-0.4, -0.7], desktop: [-2, -0.7] },
}

/** Half the thickness of a wall, on each side of a room's picture, as a part of its width. */
const halfWall = 26 / 720

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

const row = { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', marginInline: outerWalls(4) }

/** Four in a row, or two, or one. A phone sees them nearer, without their walls, from edge to edge of its window. */
export const floors = pageStyle({
  display: 'grid',
  columnGap: vars.space.xs,
  ...bleed.toWindow.both,
  // The last texts end with that space already.
  marginBottom: `calc(-1 * ${vars.space.l})`,
  largePhone: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  phablet: { columnGap: 0, marginInline: outerWalls(2) },
  desktop: row,
  print: row,
})

export const feature = pageStyle({ borderTop: `1px solid ${vars.colour.control}` })

/** A room's words begin and end at the page's margins, and at the edge of their picture. */
const floor = pageStyle({
  margin: `0 ${vars.size.pageEdge} ${vars.space.s}`,
  phablet: { marginInline: `${halfWall * 100}%` },
})

/** By turns at the left and the right of a phone. */
export const rooms = [
  pageStyle(floor, { 'largePhone and phone': { marginRight: vars.space.xxs } }),
  pageStyle(floor, { 'largePhone and phone': { marginLeft: vars.space.xxs } }),
]

export const name = pageStyle(foldedSummary, { fontSize: vars.font.h3 })

/** Where all are open there is no sign. */
export const roomName = pageStyle({
  fontSize: `clamp(${vars.font.body}, 1.35vw, ${vars.font.lead})`,
  desktop: { paddingRight: 0, selectors: { '&::before, &::after': { display: 'none' } } },
})

export const texts = pageStyle({ paddingBottom: vars.space.l })
