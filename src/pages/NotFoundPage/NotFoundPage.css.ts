import { largeDrawing, mixins, pageStyle, palette, vars } from '../../../styles/index.ts'

/** The picture's size, where the axis of its ground is, the end of the last cornice and the pavement's height. */
const street = { width: 720, height: 458, axis: 404, cornice: 672, pavement: 6.2 }

// The missing house stands over the middle cellar of the footer's, whose cornice is half its width away.
const scale = mixins.houseWidth / 2 / (street.cornice - street.axis)

/** The first screen ends with the cellar under the façade: the footer's foundations are below; there is sky over the chimneys. */
export const head = pageStyle(largeDrawing, {
  desktop: {
    // Its pavement runs on to both edges of the window.
    background: `linear-gradient(${palette.pierre} 66%, ${palette.ligneFoncee} 0) bottom / 100% ${mixins.drawingUnits(street.pavement * scale)} no-repeat`,
    minHeight: `max(${mixins.drawingUnits(street.height * scale)} + ${vars.space.xl}, 100svh - ${vars.size.header} - ${mixins.drawingUnits(mixins.groundHeight)})`,
  },
})

/** The street stands on the footer's foundations. */
export const picture = pageStyle({
  position: 'relative',
  right: `calc(${vars.size.drawingAxis} - ${mixins.drawingUnits((street.width - street.axis) * scale)})`,
  width: mixins.drawingUnits(street.width * scale),
  aspectRatio: `${street.width} / ${street.height}`,
  justifySelf: 'end',
  marginTop: vars.space.m,
  phone: { marginTop: vars.space.s },
  desktop: { position: 'absolute', bottom: 0, marginTop: 0 },
})

/** On a phone one row holds this and the link to Contact, so that the first screen shows the cellar… */
export const home = pageStyle({ phone: { flex: '1 0 auto' } })

/** … and the telephone is in the bar alone. */
export const telephone = pageStyle({ phone: { display: 'none' } })
