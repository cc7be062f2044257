import { globalStyle } from '@vanilla-extract/css'
import { inLayout, layoutStyle, vars } from '../../styles/index.ts'

export const form = layoutStyle({
  display: 'grid',
  gap: vars.space.m,
  tablet: { gridTemplateColumns: '1fr 1fr', gap: vars.space.l, marginTop: `calc(${vars.space.gutter} / -2)` },
  // A message between the button and the note beside it leaves the note in its place.
  desktop: { gridAutoFlow: 'dense' },
  wide: { gridTemplateColumns: 'repeat(4, 1fr)' },
})

/** At most 75 characters in a line. */
export const note = layoutStyle({
  gridColumn: '1 / -1',
  maxWidth: '57ch',
  color: vars.colour.textSecondary,
  fontSize: vars.font.meta,
})

/** The sentence before the fields. On wide viewports it is in the sheet's upper margin. */
export const intro = layoutStyle(note, { tablet: { justifySelf: 'end' } })

export const submit = layoutStyle({
  tablet: { gridColumn: '1 / -1', justifySelf: 'start' },
  desktop: { gridColumn: 1, alignSelf: 'start' },
})

export const actions = layoutStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xs,
  phablet: { display: 'flex', flexWrap: 'wrap' },
})

/** The note on the visitor's rights; from `desktop` on it is beside the button. */
export const rights = layoutStyle(note, { desktop: { gridColumn: '2 / -1' } })
globalStyle(`${rights} > a`, inLayout({ display: 'inline-block' }))

/** A field that only robots fill in: hidden from sight, screen readers and the Tab key. */
export const honeypot = layoutStyle({ display: 'none' })
