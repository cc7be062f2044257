import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { edgeToEdge } from '../../../styles/utilities.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const services = pageStyle({ paddingBlock: vars.space.section })

export const bands = pageStyle([container, { display: 'grid', gap: `calc(${vars.space.section} * 1.25)` }])

export const band = pageStyle({ alignItems: 'center' })

const frame = (phone: string, aspectRatio: string, desktop: StyleRule) => [
  edgeToEdge,
  inPage({ aspectRatio: phone, '@media': responsive({ tablet: { aspectRatio }, desktop }) }),
]

/** On a desktop the first is as wide as the page, the second starts and the third ends at the window's edge. */
export const picture = styleVariants({
  wide: frame('4 / 3', '33 / 14', {}),
  left: frame('16 / 10', '16 / 10', { marginLeft: `calc(-1 * ${vars.size.pageEdge})` }),
  right: frame('6 / 5', '5 / 4', { marginRight: `calc(-1 * ${vars.size.pageEdge})` }),
})

/** A list entry after a dash in the accent colour. */
export const point = pageStyle({
  position: 'relative',
  paddingLeft: '1.75rem',
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    top: '0.6em',
    left: 0,
    width: '12px',
    borderTop: `3px solid ${vars.colour.accent}`,
  },
})
