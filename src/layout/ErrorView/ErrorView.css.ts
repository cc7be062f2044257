import { vars } from '../../../styles/contract.css.ts'
import { layoutStyle } from '../../../styles/layers.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const view = layoutStyle([container, { paddingBlock: vars.space.section }])

export const text = layoutStyle({
  maxWidth: vars.size.measure,
  marginTop: vars.space.l,
  color: vars.colour.textSecondary,
  fontSize: vars.font.lead,
  lineHeight: 1.5,
})

export const ways = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  marginTop: vars.space.xl,
})
