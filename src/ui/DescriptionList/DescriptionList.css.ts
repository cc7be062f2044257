import { uiStyle, vars } from '../../../styles/index.ts'
export const list = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  lineHeight: 1.5,
})

export const row = uiStyle({ display: 'contents' })

const cell = uiStyle({ paddingBlock: vars.space.s, borderTop: `1px solid ${vars.colour.hairline}` })

export const label = uiStyle(cell, {
  paddingRight: vars.space.l,
  fontWeight: 600,
})

export const text = uiStyle(cell, {
  color: vars.colour.textSecondary,
  // The address of a site can be longer than a line.
  overflowWrap: 'anywhere',
})

/** On a phone the text is at the right of its label or below it, and the rule is above both. */
export const spread = {
  list: uiStyle({ phone: { display: 'block' } }),
  row: uiStyle({
    phone: { display: 'flex', flexWrap: 'wrap', borderTop: `1px solid ${vars.colour.hairline}` },
  }),
  label: uiStyle({ phone: { border: 0 } }),
  text: uiStyle({ phone: { flex: '1 40%', border: 0, textAlign: 'right' } }),
}
