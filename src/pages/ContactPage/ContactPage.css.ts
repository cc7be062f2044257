import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { columns } from '../../ui/Columns/Columns.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const grid = pageStyle([
  container,
  columns(),
  { alignItems: 'start', rowGap: vars.space.xxl, paddingBottom: vars.space.section },
])

export const form = pageStyle({ '@media': responsive({ desktop: { gridColumn: '1 / 8' } }) })

export const title = pageStyle({ marginBottom: vars.space.m, fontSize: vars.font.h2Small })
