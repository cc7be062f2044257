import { createVar, fallbackVar } from '@vanilla-extract/css'
import { mixins, pageStyle, vars } from '../../../styles/index.ts'
import { disclosureSummary } from '../../ui/Disclosure/Disclosure.css.ts'
import { container } from '../../ui/primitives.css.ts'
import { getContent } from '../../data/content.ts'

const expertises = getContent('expertises')

export const band = pageStyle({ overflow: 'clip' })

/** Title, model and features. From 1024 px the model stands beside title and features, which are centred if it is taller. */
export const area = pageStyle(container, {
  paddingBlock: vars.space.section,
  desktop: { gridTemplateRows: '1fr auto auto 1fr', rowGap: 0 },
})

export const head = pageStyle({ desktop: { gridRow: 2, marginBottom: vars.space.xl } })

export const list = pageStyle({ desktop: { gridRow: 3 } })

const model = pageStyle({
  position: 'relative',
  alignSelf: 'start',
  ...mixins.bleed.toPage.right,
  phablet: { maxWidth: vars.size.measure },
  // The picture's corners are empty: it reaches into the band's margins. Beside a longer text it comes along.
  desktop: {
    position: 'sticky',
    top: '8rem',
    gridRow: '1 / -1',
    maxWidth: 'none',
    marginBlock: `calc(-0.6 * ${vars.space.gutter})`,
  },
})

/** Where the words of lying leaders begin. */
const wordsStart = createVar()

/** A line to what the words name, with a dot at its end; both are seen on any matter. */
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

/** A leader whose words stand on it, at the picture's left, where there is room. */
const lyingLeader = pageStyle(label, {
  left: fallbackVar(wordsStart, '0'),
  borderBottom: '1px solid',
  boxShadow: `0 1px ${vars.colour.background}`,
  '::after': { right: '-4px', bottom: '-4px' },
})

/** A leader that hangs; its words stand beside its foot, below the picture. */
const hangingLeader = pageStyle(label, {
  bottom: 0,
  display: 'flex',
  alignItems: 'end',
  paddingLeft: vars.space.xs,
  borderLeft: '1px solid',
  boxShadow: `-1px 0 ${vars.colour.background}`,
  '::after': { left: '-4px', top: '-4px' },
})

/** How far a model stands in from its columns, or out of them, in percent of their width. */
const framed = ([left, right]: readonly [number, number]) => ({
  marginLeft: `${left}%`,
  marginRight: `${right}%`,
  vars: { [wordsStart]: `${((-100 * left) / (100 - left - right)).toFixed(1)}%` },
})

/** It has no empty corners. */
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

/** Half the thickness of a wall, on each side of a floor's room, as a part of its width. */
const halfWall = 26 / 720

/** Of so many rooms in a row, the outer walls are in the page's margins. */
const outerWalls = (rooms: number) => `${(-100 * halfWall) / (rooms - 2 * halfWall)}%`

/** Four in a row, or two, or one. A phone sees them nearer, without their walls, from edge to edge of its window. */
const halfOfAPhone = 23.4

export const floor = pageStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(34%, ${halfOfAPhone / 2 - 0.25}rem), 1fr))`,
  columnGap: vars.space.xs,
  ...mixins.bleed.toWindow.both,
  // The last texts end with that space already.
  marginBottom: `calc(-1 * ${vars.space.l})`,
  phablet: { columnGap: 0, marginInline: outerWalls(2) },
  desktop: { ...mixins.columnsUpTo(4), marginInline: outerWalls(4) },
})

/** Of few rooms none is higher than the window. */
export const roomPicture = pageStyle({ maxHeight: '40rem' })

export const feature = pageStyle({ borderTop: `1px solid ${vars.colour.control}` })

/** Between two rooms on a phone; one that is alone in its row has the page's margin there too. */
const inner = `clamp(${vars.space.xxs}, (${halfOfAPhone}rem - 100vw) * 100, ${vars.size.pageEdge})`

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
