import { largeDrawing, mixins, pageStyle, palette, vars } from '../../../styles/index.ts'

/** Measured on introuvable-maison-absente.webp: its size, the axis of its ground, the end of the last cornice, the pavement, whose upper part is stone. */
const street = { width: 720, height: 458, axis: 404, cornice: 672, pavement: 6.2, kerb: '66%' }

// The gap of the missing house is centred on the footer's middle cellar: the cornice ends half its width from the axis.
const scale = mixins.houseWidth / 2 / (street.cornice - street.axis)

/** The first screen ends with the cellar under the façade, above the footer's foundations, and has sky over the chimneys. */
const box = pageStyle(largeDrawing, {
  position: 'relative',
  overflow: 'clip',
  paddingTop: vars.space.m,
  desktop: {
    alignItems: 'center',
    paddingBlock: vars.space.xxl,
    // The pavement continues to both edges of the viewport.
    background: `linear-gradient(${palette.pierre} ${street.kerb}, ${palette.ligneFoncee} 0) bottom / 100% ${mixins.drawingUnits(street.pavement * scale)} no-repeat`,
    minHeight: `max(${mixins.drawingUnits(street.height * scale)} + ${vars.space.xl}, 100svh - ${vars.size.header} - ${mixins.drawingUnits(mixins.groundHeight)})`,
  },
})

/** The street stands on the footer's foundations. */
const picture = pageStyle({
  position: 'relative',
  right: `calc(${vars.size.drawingAxis} - ${mixins.drawingUnits((street.width - street.axis) * scale)})`,
  width: mixins.drawingUnits(street.width * scale),
  aspectRatio: `${street.width} / ${street.height}`,
  justifySelf: 'end',
  marginTop: vars.space.m,
  phone: { marginTop: vars.space.s },
  desktop: { position: 'absolute', bottom: 0, marginTop: 0 },
})

/** Title and lead left of the street, on the footer's ground; in narrow viewports above it. */
export const hero = {
  box,
  text: pageStyle({
    paddingInline: vars.size.pageEdge,
    desktop: {
      gap: vars.space.l,
      paddingRight: 0,
      width: `calc(${vars.size.pageEdge} + min(30.5rem, 41.5vw))`,
    },
  }),
  lead: pageStyle({ textWrap: 'balance' }),
  picture,
}

/** On a phone this link and the one to Contact share a row, so that the first screen shows the cellar… */
export const home = pageStyle({ phone: { flex: '1 0 auto' } })

/** … and the telephone is only in the header. */
export const telephone = pageStyle({ phone: { display: 'none' } })
