import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { edgeToEdge } from '../../../styles/utilities.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

/** The first picture begins where the index ends. */
export const bands = pageStyle({
  display: 'grid',
  gap: vars.space.section,
  paddingBottom: vars.space.section,
})

export const band = pageStyle([container, { alignItems: 'center' }])

/** What is built under the street is told in the ground; on a phone it begins in the colour of the picture's. */
export const underground = pageStyle([
  surfaces.night,
  {
    '@media': {
      screen: { paddingBottom: vars.space.section },
      [`screen and ${mediaBelow('phablet')}`]: {
        // The sky of the next begins where the ground ends.
        marginBottom: `calc(-1 * ${vars.space.section})`,
        background: `linear-gradient(${palette.mur} 111vw, ${vars.colour.background} calc(111vw + 8rem))`,
      },
      ...responsive({ desktop: { paddingBottom: 0 } }),
    },
  },
])

export const besidePicture = pageStyle({ '@media': responsive({ desktop: { paddingBlock: vars.space.xl } }) })

const outwards = `calc(-1 * ${vars.size.pageEdge})`

/** The first reaches both edges of the window, the second the left, the third the right; on a phone all reach both. */
export const picture = styleVariants({
  wide: [edgeToEdge, pageStyle({ marginInline: outwards })],
  left: [edgeToEdge, pageStyle({ alignSelf: 'stretch', marginLeft: outwards })],
  right: [edgeToEdge, pageStyle({ marginRight: outwards })],
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
