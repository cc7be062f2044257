import { vars } from '../../../styles/contract.css.ts'
import { uiStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { grid } from '../Section/Section.css.ts'

export const columns = uiStyle([grid, { rowGap: vars.space.xxl }])

export const head = uiStyle({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  alignContent: 'start',
  ...responsive({
    desktop: {
      position: 'sticky',
      top: `calc(${vars.size.bar} + ${vars.space.xl})`,
      gridColumn: '1 / 6',
      paddingRight: vars.space.l,
      alignSelf: 'start',
    },
  }),
})

export const intro = uiStyle({ maxWidth: '28rem', color: vars.colour.textSecondary })

export const content = uiStyle({ ...responsive({ desktop: { gridColumn: '6 / -1' } }) })
