import { createVar, fallbackVar } from '@vanilla-extract/css'
import { mixins, pageStyle, vars } from '../../../styles/index.ts'
import { disclosureSummary } from '../../ui/Disclosure/Disclosure.css.ts'
import { container } from '../../ui/primitives.css.ts'
import { getContent } from '../../data/content.ts'

const expertises = getContent('expertises')

export const band = pageStyle({ overflow: 'clip' })

/** Title, model and features. From 1024 px the model stands beside the text, which is centred if the model is taller. */
export const area = pageStyle(container, {
  paddingBlock: vars.space.section,
  desktop: { gridTemplateRows: '1fr auto auto 1fr', rowGap: 0 },
})

export const head = pageStyle({ desktop: { gridRow: 2, marginBottom: vars.space.xl } })

export const list = pageStyle({ desktop: { gridRow: 3 } })

export const besideHead = pageStyle({ desktop: { gridRow: 2 } })

const model = pageStyle({
  position: 'relative',
  alignSelf: 'start',
  ...mixins.bleed.toPage.right,
  phablet: { maxWidth: vars.size.measure },
  // The picture's corners are empty, so it reaches into the band's margins. Beside a longer text it is sticky.
  desktop: {
    position: 'sticky',
    top: '8rem',
    gridRow: '1 / -1',
    maxWidth: 'none',
    marginBlock: `calc(-0.6 * ${vars.space.gutter})`,
  },
})

/** Where the text of horizontal leaders begins. */
const wordsStart = createVar()

/** A leader: a line to what the label names, with a dot at its end. Both are visible on any colour of the picture. */
const label = pageStyle({
  position: 'absolute',
  fontSize: `min(3.6vw, ${vars.font.meta})`,
  lineHeight: 1.3,
  whiteSpace: 'pre',
  '::after': {
    content: '',
    position: 'absolute',
    border: '4px solid',
    borderRadius: '50%',
    boxShadow: `0 0 0 2px ${vars.colour.background}`,
  },
})

/** A horizontal leader with its text on it, at the picture's left, where there is room. */
const lyingLeader = pageStyle(label, {
  left: fallbackVar(wordsStart, '0'),
  borderBottom: '1px solid',
  boxShadow: `0 1px ${vars.colour.background}`,
  '::after': { right: '-4px', bottom: '-4px' },
})

/** A vertical leader; its text stands beside its foot, below the picture. */
const hangingLeader = pageStyle(label, {
  bottom: 0,
  display: 'flex',
  alignItems: 'end',
  paddingLeft: vars.space.xs,
  borderLeft: '1px solid',
  boxShadow: `-1px 0 ${vars.colour.background}`,
  '::after': { left: '-4px', top: '-4px' },
})

/** How far a model stays inside its columns or, if negative, extends beyond them, in percent of their width. */
const framed = ([left, right]: readonly [number, number]) => ({
  marginLeft: `${left}%`,
  marginRight: `${right}%`,
  vars: { [wordsStart]: `${((-100 * left) / (100 - left - right)).toFixed(1)}%` },
})

/** A photo has no empty corners. */
const photo = pageStyle(model, { desktop: { marginInline: 0, marginBlock: 0 } })

/** Each picture is as large as its labels allow. */
export const models = expertises.areas.map(({ framing, picture }) => {
  if (picture?.photo) return photo
  return framing
    ? pageStyle(model, { phone: framed(framing.phone), desktop: framed(framing.desktop) })
    : model
})

export const labels = expertises.areas.map(({ labels: positions = [] }) =>
  positions.map(({ x, y, hangs }) =>
    hangs
      ? pageStyle(hangingLeader, { left: `${x}%`, top: `${y}%` })
      : pageStyle(lyingLeader, { right: `${100 - x}%`, bottom: `${100 - y}%` }),
  ),
)

/** Measured on expertise-sol-resine.webp and the three like it: half a wall, at each side of the room, as a part of its width. */
const halfWall = 26 / 720

/** Moves the outer walls of a row of rooms into the page's margins. */
const outerWalls = (rooms: number) => `${(-100 * halfWall) / (rooms - 2 * halfWall)}%`

/** The width of a phone, in rem, from which two rooms stand side by side. */
export const twoRoomsFrom = 23.4

/** Rooms in rows of four, two or one. A phone shows them larger, without their walls, across the viewport. */
export const floor = pageStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(34%, ${twoRoomsFrom / 2 - 0.25}rem), 1fr))`,
  columnGap: vars.space.xs,
  ...mixins.bleed.toWindow.both,
  // The last texts already end with this space.
  marginBottom: `calc(-1 * ${vars.space.l})`,
  phablet: { columnGap: 0, marginInline: outerWalls(2) },
  desktop: { ...mixins.columnsUpTo(4), marginInline: outerWalls(4) },
})

/** With few rooms in a row, none is taller than the viewport. */
export const roomPicture = pageStyle({ maxHeight: '40rem' })

export const feature = pageStyle({ borderTop: `1px solid ${vars.colour.control}` })

/** The gap between two rooms on a phone; a room alone in its row has the page's margin on that side too. */
const inner = `clamp(${vars.space.xxs}, (${twoRoomsFrom}rem - 100vw) * 100, ${vars.size.pageEdge})`

const whereContentCanShow = 'selector(::details-content)'

/**
 * The <details> below a room's picture, from the page's margin to the edge of the picture. On a desktop the four texts stand in a
 * row, and a closed one is shown too.
 */
export const room = pageStyle({
  margin: `0 ${vars.size.pageEdge} ${vars.space.s}`,
  phone: {
    selectors: {
      'li:nth-child(odd) > &': { marginRight: inner },
      'li:nth-child(even) > &': { marginLeft: inner },
    },
  },
  phablet: { marginInline: `${halfWall * 100}%` },
  desktop: {
    '@supports': {
      [whereContentCanShow]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
    },
  },
})

export const name = pageStyle(disclosureSummary, { fontSize: vars.font.h3 })

/** The <summary> of a room. Where its text is always shown, nothing opens or closes it. */
export const roomName = pageStyle({
  fontSize: `clamp(${vars.font.body}, 1.35vw, ${vars.font.lead})`,
  desktop: {
    '@supports': {
      [whereContentCanShow]: {
        paddingRight: 0,
        pointerEvents: 'none',
        selectors: { '&::before, &::after': { display: 'none' } },
      },
    },
  },
})

export const texts = pageStyle({ paddingBottom: vars.space.l })
