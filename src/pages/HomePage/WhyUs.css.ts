import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace, leadSize } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { columns } from '../../ui/Columns/Columns.css.ts'

export const head = pageStyle([columns(), { alignItems: 'end', rowGap: vars.space.m }])

export const title = pageStyle({ '@media': responsive({ desktop: { gridColumn: '1 / 9' } }) })

export const intro = pageStyle({
  maxWidth: '28rem',
  ...leadSize,
  '@media': responsive({ desktop: { gridColumn: '9 / -1' } }),
})

/** Six reasons, laid out like the stones of a wall: three in a row. */
export const reasons = pageStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  marginBlock: vars.space.xxl,
  '@media': responsive({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space.xxl },
    desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
})

export const reason = pageStyle({ paddingTop: vars.space.m, borderTop: `2px solid ${vars.colour.text}` })

export const name = pageStyle({
  marginBottom: vars.space.xs,
  fontSize: vars.font.h3,
  ...headingFace,
  lineHeight: 1.2,
  textWrap: 'balance',
})
