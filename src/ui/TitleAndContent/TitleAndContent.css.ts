import { vars } from '../../../styles/contract.css.ts'
import { uiStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { grid } from '../Section/Section.css.ts'

export const columns = uiStyle([grid, { rowGap: vars.space.xxl }])

export const title = uiStyle({
  '@media': responsive({
    desktop: {
      position: 'sticky',
      top: `calc(${vars.size.bar} + ${vars.space.xl})`,
      gridColumn: '1 / 6',
      paddingRight: vars.space.l,
      alignSelf: 'start',
    },
  }),
})

export const content = uiStyle({ '@media': responsive({ desktop: { gridColumn: '6 / -1' } }) })
