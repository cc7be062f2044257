import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { foldedSummary } from '../../../styles/utilities.css.ts'

export const title = pageStyle({
  '@media': responsive({
    desktop: {
      position: 'sticky',
      top: `calc(${vars.size.bar} + ${vars.space.xl})`,
      paddingRight: vars.space.l,
      alignSelf: 'start',
    },
  }),
})

export const list = pageStyle({
  borderBottom: `1px solid ${vars.colour.hairline}`,
})

export const item = pageStyle({ borderTop: `1px solid ${vars.colour.hairline}` })

export const question = pageStyle([
  foldedSummary,
  {
    padding: `${vars.space.l} ${vars.space.xxl} ${vars.space.l} 0`,
    fontSize: vars.font.h3,
    ...headingFace,
    textWrap: 'balance',
    lineHeight: 1.3,
  },
])

export const answer = pageStyle({ paddingBottom: vars.space.xl })
