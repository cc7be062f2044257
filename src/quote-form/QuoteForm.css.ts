import { globalStyle } from '@vanilla-extract/css'
import { inLayout, layoutStyle, vars } from '../../styles/index.ts'

export const form = layoutStyle({
  display: 'grid',
  gap: vars.space.m,
  tablet: { gridTemplateColumns: '1fr 1fr', gap: vars.space.l, marginTop: `calc(${vars.space.gutter} / -2)` },
  // What is beside the button stays there, also when a message comes between them.
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

/** The sentence before the fields; in the sheet's upper margin, where it is wide. */
export const intro = layoutStyle(note, { tablet: { justifySelf: 'end' } })

export const submit = layoutStyle({
  tablet: { gridColumn: '1 / -1', justifySelf: 'start' },
  desktop: { gridColumn: 1, alignSelf: 'start' },
})

/** What else can be done with the request, below the button. */
export const actions = layoutStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xs,
  phablet: { display: 'flex', flexWrap: 'wrap' },
})

/** The note on the visitor's rights is beside the button, where there is room. */
export const rights = layoutStyle(note, { desktop: { gridColumn: '2 / -1' } })
globalStyle(`${rights} > a`, inLayout({ display: 'inline-block' }))

/** Only robots fill in this field: it is not shown, not read aloud, and the Tab key skips it. */
export const honeypot = layoutStyle({ display: 'none' })
