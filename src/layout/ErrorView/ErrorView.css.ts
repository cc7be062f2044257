import { vars } from '../../../styles/contract.css.ts'
import { layoutStyle } from '../../../styles/layers.ts'
import { leadText } from '../../../styles/mixins.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const view = layoutStyle([container, { paddingBlock: vars.space.section }])

export const text = layoutStyle({
  maxWidth: vars.size.measure,
  marginTop: vars.space.l,
  ...leadText,
})

export const ways = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  marginTop: vars.space.xl,
})
