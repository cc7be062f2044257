import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'
import { company } from '../../content/company.ts'

// Without a place these numbers do not matter: nothing that they position is shown.
const { x, y } = company.map?.pin ?? { x: 50, y: 50 }

const line = `1px solid ${vars.colour.text}`

/** As wide as the address and the picture, so that the percentages of the place hold for both. */
export const map = pageStyle({
  marginTop: vars.space.l,
  ...(company.map && { maxWidth: '72rem', marginLeft: 'auto' }),
})

/** Above the picture the line continues along the address, which stands on the side that has more room. */
export const address = pageStyle({
  fontSize: `min(${vars.font.h2}, 7vw)`,
  ...headingFace,
  lineHeight: 1.1,
  ...(company.map && { paddingBottom: vars.space.xl }),
  ...(company.map?.pin &&
    (x > 50
      ? { width: `${x}%`, paddingRight: vars.space.m, borderRight: line, textAlign: 'right' }
      : { marginLeft: `${x}%`, paddingLeft: vars.space.m, borderLeft: line })),
})

/** Keeps the picture's own shape, so that the place's percentages hold at every width. */
export const relief = pageStyle({ position: 'relative', aspectRatio: '16 / 10' })

export const picture = pageStyle({
  height: '100%',
  background: 'none',
  '@media': { print: { maxHeight: 'none' } },
})

const bobWidth = 'clamp(20px, 2.4vw, 32px)'

export const plumbLine = pageStyle({
  position: 'absolute',
  top: 0,
  left: `calc(${x}% - ${x > 50 ? 1 : 0}px)`,
  height: `calc(${y}% - 2 * ${bobWidth})`,
  borderLeft: line,
})

/** Its tip marks the place. */
export const bob = pageStyle({
  position: 'absolute',
  left: `calc(${x}% - 0.5px)`,
  top: `${y}%`,
  width: bobWidth,
  // Said, too, so that it has its size while or where the drawing does not load.
  height: `calc(${bobWidth} * 84 / 40)`,
  transform: 'translate(-50%, -100%)',
})
