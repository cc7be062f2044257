import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container, grid } from '../../ui/Section/Section.css.ts'

export const page = pageStyle([container, grid, { alignItems: 'center', paddingBlock: vars.space.section }])

export const words = pageStyle({ ...responsive({ desktop: { gridColumn: '1 / 6' } }) })

export const text = pageStyle({
  marginTop: vars.space.l,
  color: vars.colour.textSecondary,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
})

export const ways = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  marginTop: vars.space.xl,
})

export const elevation = pageStyle({ width: '100%', ...responsive({ desktop: { gridColumn: '6 / -1' } }) })
