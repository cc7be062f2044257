import { pageStyle, palette, objectPosition, vars } from '../../../styles/index.ts'
import { earth } from './earth.ts'

const ledge = '1.5rem'
const figureHeight = '19rem'

/** A chamber under the gallery. On a phone the ground under the last step needs less depth; the call hides what is more. */
export const solutions = pageStyle({ phone: { paddingBottom: vars.space.m } })

export const intro = pageStyle({ desktop: { fontSize: vars.font.h3 } })

/** The ground under the steps is behind their words, but not behind the section. */
export const stairs = pageStyle({
  rowGap: 0,
  isolation: 'isolate',
  desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', fontSize: vars.font.lead },
})

const line = '2px'
// Orange has little contrast with concrete, but the edge of the dark ground under it shows the steps too.
const cut = `${line} solid ${palette.miniumClair}`
const outwards = `calc(${vars.space.gutter} / -2)`
const edge = `calc(-1 * ${vars.size.pageEdge})`
const toTheEnd = `calc(-1 * ${vars.space.section})`

/** How far right of the window's edge a column's ground begins, of three between the page's margins. */
const columnAt = (index: number) =>
  `${vars.size.pageEdge} - ${vars.space.gutter} / 2 + ${index} * (100cqw - 2 * ${vars.size.pageEdge} + ${vars.space.gutter}) / 3`

/** How deep a stair is, and where its ground begins: its strata go on from the first's. */
const stairAt = (index: number) => ({
  [`&:nth-child(${index + 1})`]: { marginTop: `calc(${figureHeight} + ${vars.space.l} + ${index} * 5rem)` },
  [`&:nth-child(${index + 1})::before`]: { backgroundPositionX: `calc(-1 * (${columnAt(index)}))` },
})

/**
 * In one column each is a ledge under its words and its people. Side by side the ground's line goes down in steps, with a wall
 * at the right end of each tread, and the ground under it fills the section to its end.
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
    // So that one step's line covers the corner of the next.
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

/** Two or four solutions, or one, are in a row without ground. */
export const row = pageStyle({ rowGap: vars.space.xl, paddingTop: vars.space.l })

export const figureInRow = pageStyle({ maxWidth: figureHeight })

/** People stand on the line, at the right end of the tread; the left of each picture is empty. */
export const figure = pageStyle({
  vars: { [objectPosition]: '100%' },
  gridArea: '1 / 2 / 4',
  alignSelf: 'end',
  aspectRatio: '0.85',
  desktop: {
    gridArea: 'auto',
    position: 'absolute',
    right: 0,
    bottom: '100%',
    height: figureHeight,
    aspectRatio: '1',
  },
})
