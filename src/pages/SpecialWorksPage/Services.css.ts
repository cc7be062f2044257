import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow } from '../../../styles/responsive.ts'
import { edgeToEdge } from '../../../styles/utilities.css.ts'
import { column } from '../../ui/Columns/Columns.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const bands = pageStyle([container, { display: 'grid', gap: vars.space.section }])

export const band = pageStyle({ alignItems: 'center' })

const outwards = `calc(-1 * ${vars.size.pageEdge})`
const onPhone = mediaBelow('phablet')

/**
 * The first is as wide as the page, or as a phone; the second starts and the third ends at the window's edge. Each has its
 * own shape, but on a phone the third is square.
 */
export const picture = styleVariants({
  wide: [edgeToEdge],
  left: [edgeToEdge, pageStyle({ marginLeft: outwards })],
  right: [pageStyle({ marginRight: outwards, '@media': { [onPhone]: { aspectRatio: '1' } } })],
})

/** On a phone the second is on a dark block, as the page's own is, over the foot of its picture. */
export const title = {
  wide: column['1 / 8'],
  left: pageStyle({
    '@media': {
      [`screen and ${onPhone}`]: {
        justifySelf: 'start',
        margin: `calc(-1 * ${vars.space.xl} - 2.4em) 0 0 ${outwards}`,
        padding: `${vars.space.l} ${vars.space.pageMargin}`,
        background: palette.nuit,
        color: palette.blanc,
      },
    },
  }),
  right: undefined,
}

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
