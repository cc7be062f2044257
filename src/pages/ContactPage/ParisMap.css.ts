import { headingFace, pageStyle, vars } from '../../../styles/index.ts'
import { edges } from '../../ui/primitives.css.ts'
import { loadContent } from '../../data/load.ts'

const company = loadContent('entreprise')

// The fallback numbers are never visible: without a pin, nothing that they position is rendered.
const { x, y } = company.map?.pin ?? { x: 50, y: 50 }
const [middle] = company.map?.picture.focus ?? [50]

/** Measured on contact-carte-paris-11e.webp. */
const mapPicture = { ratio: '19 / 10' }

/** Measured on plomb-blanc.svg. */
const bobDrawing = { ratio: '40 / 84' }

const line = `2px solid ${vars.colour.text}`

/** How far the picture is shifted to the left, in percent, so that its subject is centred. */
const shift = middle - 50

/** From 1024 px the address overlaps the picture's corner and its leader begins above it, so the picture is moved down this much. */
const landing = '3rem'
const fall = '9.5rem'

const overEachOther = { gridArea: '1 / 1' } as const

/** How far the form's sheet overlaps the picture's upper edge, except on a phone. */
export const overlap = '7.5rem'

export const band = pageStyle({ phablet: { paddingTop: `calc(${vars.space.section} + ${overlap})` } })

export const map = pageStyle(edges.page, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  overflow: 'clip',
})

export const caption = pageStyle({ maxWidth: 'none', paddingInline: vars.space.pageMargin })

export const text = pageStyle(caption, { desktop: { zIndex: vars.zIndex.raised, ...overEachOther } })

export const title = pageStyle({ phone: { fontSize: vars.font.small } })

export const address = pageStyle(headingFace, {
  marginTop: vars.space.l,
  fontSize: vars.font.h2,
  lineHeight: 1.1,
  desktop: { maxWidth: '8.5em', marginTop: vars.space.xxl, fontSize: 'min(5vw, 4.5rem)' },
})

export const addressAlone = pageStyle(address, { desktop: { maxWidth: 'none', marginTop: vars.space.l } })

/** A background of its own, where the map reaches the corner under the address. */
export const addressText = pageStyle({ background: vars.colour.background })
export const figure = pageStyle({ display: 'contents' })

/** Shows the picture without cropping, so that the pin's percentages hold at every width. */
export const relief = pageStyle({
  position: 'relative',
  left: `${-shift}%`,
  aspectRatio: mapPicture.ratio,
  desktop: { ...overEachOther, marginTop: `calc(${landing} + ${fall})` },
})

export const picture = pageStyle({ height: '100%' })

/** The leader of the address: a line under its title, then the plumb line down to the pin, behind the bob. */
export const plumbLine = pageStyle({
  position: 'absolute',
  inset: `0 ${100 - x}% ${100 - y}% calc(${vars.space.pageMargin} + ${shift}%)`,
  borderTop: line,
  borderRight: line,
  // The bob is white on a white city, so it needs an edge.
  filter: `drop-shadow(0 0 1px ${vars.colour.background})`,
  desktop: { top: `-${fall}` },
})

export const bob = pageStyle({
  position: 'absolute',
  left: `calc(${x}% - 1px)`,
  top: `${y}%`,
  width: 'min(5vw, 2rem)',
  // The box keeps its size if the drawing has not loaded.
  aspectRatio: bobDrawing.ratio,
  transform: 'translate(-50%, -100%)',
})
