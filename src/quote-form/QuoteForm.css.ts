import { vars } from '../../styles/contract.css.ts'
import { layoutStyle } from '../../styles/layers.ts'
import { responsive } from '../../styles/responsive.ts'

export const form = layoutStyle({
  display: 'grid',
  gap: vars.space.l,
  '@media': responsive({ tablet: { gridTemplateColumns: '1fr 1fr' } }),
})

export const note = layoutStyle({
  gridColumn: '1 / -1',
  color: vars.colour.textSecondary,
  fontSize: vars.font.meta,
})

export const submit = layoutStyle({
  '@media': responsive({ tablet: { gridColumn: '1 / -1', justifySelf: 'start' } }),
})

/** Only robots fill in this field: it is not shown, not read aloud, and the Tab key skips it. */
export const trap = layoutStyle({ display: 'none' })
