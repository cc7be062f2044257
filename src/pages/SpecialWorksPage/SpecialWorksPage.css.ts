import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'
import { earth } from './earth.ts'

/** How high the viaduct is in its picture, where it passes under the words. On a phone the picture is cropped upright. */
const viaduct = { phone: '96vw', tablet: '40vw', desktop: '30.5vw' }

/** The words are in the sky, above the viaduct. On a desktop it fills the window, but for the index under it. */
export const hero = pageStyle({
  display: 'grid',
  gridTemplateRows: `auto ${viaduct.phone}`,
  phablet: { gridTemplateRows: `auto ${viaduct.tablet}` },
  desktop: {
    gridTemplateRows: `1fr ${viaduct.desktop}`,
    minHeight: `min(62.5vw, 100svh - ${vars.size.bar} - 3.6rem)`,
  },
  // On paper words are black: below the picture.
  print: { display: 'block', minHeight: 0 },
})

/** On a phone its sky ends in the night above it, however far the words push it down. */
export const picture = pageStyle({
  gridArea: '1 / 1 / 3',
  alignSelf: 'end',
  width: '100%',
  phablet: { height: 0, minHeight: '100%' },
  print: { height: '62mm' },
})

export const words = pageStyle({
  gridArea: '1 / 1',
  zIndex: vars.zIndex.raised,
  alignContent: 'center',
  padding: `${vars.space.l} ${vars.space.pageMargin}`,
  phablet: { maxWidth: '58vw', paddingRight: 0 },
  desktop: { maxWidth: '53vw', paddingInline: `${vars.size.pageEdge} 0` },
})

/** No word is wider than the window. */
export const title = pageStyle({ phablet: { fontSize: '6.5vw' }, desktop: { fontSize: 'min(5rem, 5.2vw)' } })

/** As wide as the crane's cable leaves room for: it ends above the man on the viaduct. */
export const lead = pageStyle({ desktop: { maxWidth: 'none', textWrap: 'balance' } })

const line = '2px'
// Orange has little contrast with concrete, but the edge of the dark ground under it shows the steps too.
const cut = `${line} solid ${palette.miniumClair}`
const outwards = `calc(${vars.space.gutter} / -2)`
const edge = `calc(-1 * ${vars.size.pageEdge})`
const ledge = '1.5rem'
const toTheEnd = `calc(-1 * ${vars.space.section})`
const figureHeight = '19rem'
const drop = '5rem'

/** A chamber under the gallery. On a phone the ground under the last step needs less depth; the call hides what is more. */
export const solutions = pageStyle({ phone: { paddingBottom: vars.space.m } })

export const intro = pageStyle({ desktop: { fontSize: vars.font.h3 } })

/** The ground under the steps is behind their words, but not behind the section. */
export const steps = pageStyle({ rowGap: 0, isolation: 'isolate', desktop: { fontSize: vars.font.lead } })

/** The strata go on from the first step's ground to one that begins so far right of it. */
const strata = (begins: string) => ({ backgroundPositionX: `calc(-1 * (${begins}))` })

/** How far right of the window's edge a column's ground begins, of three between the page's margins. */
const columnAt = (index: number) =>
  `${vars.size.pageEdge} - ${vars.space.gutter} / 2 + ${index} * (100cqw - 2 * ${vars.size.pageEdge} + ${vars.space.gutter}) / 3`

const from = (index: number) => `calc(${figureHeight} + ${vars.space.l} + ${index} * ${drop})`

/**
 * The line is the ground's profile. It goes down in steps, with a wall at the right end of each tread, and the ground under
 * it fills the section to its end. In one column each step is a ledge under its words and its people.
 */
export const step = pageStyle({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: vars.zIndex.behind,
    // So that one step's line covers the corner of the next.
    boxSizing: 'content-box',
    borderTop: cut,
    background: earth,
  },
  'screen and belowDesktop': {
    gridTemplate: `auto 1fr ${vars.space.s} / minmax(0, 1fr) min(39%, 14rem)`,
    paddingTop: vars.space.l,
    marginBottom: ledge,
    '::before': { inset: `100% ${edge} -${ledge}` },
    selectors: { '&:last-child::before': { bottom: `calc(${toTheEnd} - ${ledge})` } },
  },
  largeText: { gridTemplate: 'none' },
  desktop: {
    marginTop: from(0),
    paddingTop: vars.space.l,
    '::before': { inset: `0 ${edge} ${toTheEnd}` },
    selectors: {
      '&:not(:first-child)::before': { left: outwards },
      '&:nth-child(2)::before': strata(columnAt(1)),
      '&:nth-child(3)::before': strata(columnAt(2)),
      '&:not(:last-child)::before': { right: `calc(${outwards} - ${line})`, borderRight: cut },
      '&:nth-child(2)': { marginTop: from(1) },
      '&:nth-child(3)': { marginTop: from(2) },
    },
  },
  print: { '::before': { content: 'none' } },
})

/** People stand on the line, at the right end of the tread. */
export const figure = pageStyle({
  background: 'none',
  'screen and belowDesktop': { gridArea: '1 / 2 / 4', alignSelf: 'end', aspectRatio: '0.85' },
  largeText: { gridArea: 'auto', width: '60%' },
  desktop: { position: 'absolute', right: 0, bottom: '100%', height: figureHeight, aspectRatio: '1' },
  print: { display: 'none' },
})

/** The left of each picture is empty. */
globalStyle(`${figure} > img`, inPage({ objectPosition: '100%' }))
