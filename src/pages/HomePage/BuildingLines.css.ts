import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import {
  dimensionLine,
  heightOf,
  levels,
  lineStarts,
  onStage,
  places,
  staged,
  tall,
  whole,
  type Box,
  type PlaceName,
} from './buildingPlaces.ts'

// The paths are computed here because style files run only during the build: the browser gets just the results.
export const viewBox = `0 0 100 ${heightOf(staged)}`

const drawingOf = (name: PlaceName) => {
  const { wide, leader: points } = places[name]
  const { x, y, w, h } = onStage(wide, staged)
  const outline = `M${x} ${y}h${w}v${h}h${-w}z`
  const [cx, cy] = points.at(-1) ?? points[0]
  return {
    outline,
    veil: `M${staged.x} 0h${staged.w}v${heightOf(staged)}h${-staged.w}z${outline}`,
    leader: `M${points.join('L')}`,
    point: { cx, cy },
  }
}

export const drawings = {
  renovation: drawingOf('renovation'),
  waterproofing: drawingOf('waterproofing'),
  construction: drawingOf('construction'),
  quality: drawingOf('quality'),
}

const { ridge, street, cellar } = levels

export const levelLines = `M${lineStarts.ridge} ${ridge}H100M${lineStarts.cellar} ${cellar}H100M${dimensionLine} ${ridge - 1}V${cellar + 1}`

/** Slanted, as architects draw them. */
export const ticks = [ridge, street, cellar]
  .map((level) => `M${dimensionLine - 0.6} ${level + 0.6}l1.2-1.2`)
  .join('')

/** A class without rules, for selectors only. It is on a list item, which holds a place, its leader and its words. */
export const placeHook = pageStyle({})
/** The pointer is over the place or its words, or its link has the focus. */
const pointedAt = `${placeHook}:is(:hover, :focus-within) &`

/** Covers the whole stage; without pointer events, so that the links can still be pointed at. */
export const drawing = pageStyle({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  overflow: 'visible',
  fill: 'none',
  pointerEvents: 'none',
  '@media': { [mediaBelow('desktop')]: { display: 'none' } },
})

/** Over the picture, under all words. */
export const behind = pageStyle({ zIndex: vars.zIndex.behind })

const line = { vectorEffect: 'non-scaling-stroke', transition: `all ${vars.motion.menu}` } as const

export const leader = pageStyle({
  ...line,
  stroke: 'currentColor',
  strokeWidth: '1px',
  selectors: { [pointedAt]: { stroke: vars.colour.accent, strokeWidth: '3px' } },
})

export const point = pageStyle({
  fill: 'currentColor',
  transition: `fill ${vars.motion.menu}`,
  selectors: { [pointedAt]: { fill: vars.colour.accent } },
})

export const veil = pageStyle({
  fill: vars.colour.background,
  fillRule: 'evenodd',
  opacity: 0,
  transition: `opacity ${vars.motion.menu}`,
  selectors: { [pointedAt]: { opacity: 0.6 } },
  // In this mode the browser recolours an SVG only where it uses `currentColor`.
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
})

export const frame = pageStyle({
  ...line,
  stroke: 'transparent',
  strokeWidth: '1.5px',
  selectors: { [pointedAt]: { stroke: vars.colour.accent } },
})

export const thin = pageStyle({ ...line, stroke: 'currentColor', strokeWidth: '1px' })
export const tick = pageStyle({ ...line, stroke: vars.colour.accent, strokeWidth: '2px' })

const middle = ({ x, y, w, h }: Box) => ({ left: `${x + w / 2}%`, marginTop: `${y + h / 2}%` })

const numbered = pageStyle({
  position: 'absolute',
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `1.5px solid ${vars.colour.text}`,
  borderRadius: '50%',
  background: vars.colour.field,
  color: vars.colour.text,
  fontSize: vars.font.small,
  fontWeight: 600,
  lineHeight: 1,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  '::before': { content: 'counter(place)' },
  '@media': responsive({ desktop: { display: 'none' } }),
})

/** The number of a place on the picture, for windows in which its words are below the picture. */
export const marker = styleVariants(places, ({ wide, narrow }) => [
  numbered,
  inPage({
    ...middle(onStage(narrow, tall)),
    '@media': responsive({ phablet: middle(onStage(wide, whole)) }),
  }),
])

export const levelMarks = pageStyle({
  color: vars.colour.textSecondary,
  fontSize: vars.font.meta,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '@media': { [mediaBelow('desktop')]: { display: 'none' } },
})

const written = pageStyle({ position: 'absolute', top: 0, pointerEvents: 'none' })

const onItsLine = pageStyle({
  right: '3.2%',
  paddingRight: '1.5rem',
  transform: 'translateY(calc(-100% - 2px))',
  '::after': {
    content: '',
    position: 'absolute',
    right: 0,
    bottom: '-2px',
    width: '0.875rem',
    height: '0.75rem',
    background: vars.colour.control,
    clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  },
})

/** The words above a level's line, beside the triangle whose tip stands on the line. */
export const levelMark = styleVariants(levels, (level) => [
  written,
  onItsLine,
  inPage({ marginTop: `${level}%` }),
])

const onDimensionLine = pageStyle({
  left: `${dimensionLine}%`,
  background: vars.colour.background,
  paddingInline: '0.5em',
  transform: 'translate(-50%, -50%) rotate(-90deg)',
})

const along = (from: number, to: number) =>
  pageStyle([written, onDimensionLine, { marginTop: `${(from + to) / 2}%` }])

/** The heights between the levels, written along the dimension line. */
export const measure = { above: along(ridge, street), below: along(street, cellar) }
