import { largeDrawing, mixins, pageStyle, palette, vars } from '../../../styles/index.ts'

/** The picture's size, where the axis of its ground is, the end of the last cornice and the pavement's height. */
const street = { width: 720, height: 458, axis: 404, cornice: 672, pavement: 6.2 }

// The missing house stands over the middle cellar of the footer's, whose cornice is half its width away.
const scale = mixins.houseWidth / 2 / (street.cornice - street.axis)

/** The first screen ends with the cellar under the façade: the footer's foundations are below; there is sky over the chimneys. */
export const hero = {
  head: pageStyle(largeDrawing, {
    position: 'relative',
    display: 'grid',
    // The façade may be wider than the window; the words may not.
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    paddingTop: vars.space.m,
    desktop: {
      // Its pavement runs on to both edges of the window.
      background: `linear-gradient(${palette.pierre} 66%, ${palette.ligneFoncee} 0) bottom / 100% ${mixins.drawingUnits(street.pavement * scale)} no-repeat`,
      alignItems: 'center',
      minHeight: `max(${mixins.drawingUnits(street.height * scale)} + ${vars.space.xl}, 100svh - ${vars.size.bar} - ${mixins.drawingUnits(mixins.groundHeight)})`,
      paddingBlock: vars.space.xxl,
    },
  }),
  words: pageStyle({
    paddingInline: vars.size.pageEdge,
    desktop: {
      gap: vars.space.l,
      paddingRight: 0,
      width: `calc(${vars.size.pageEdge} + min(30.5rem, 41.5vw))`,
    },
  }),
  lead: pageStyle({ textWrap: 'balance' }),
  // The street stands on the footer's foundations.
  picture: pageStyle({
    position: 'relative',
    right: `calc(${vars.size.drawingAxis} - ${mixins.drawingUnits((street.width - street.axis) * scale)})`,
    width: mixins.drawingUnits(street.width * scale),
    aspectRatio: `${street.width} / ${street.height}`,
    justifySelf: 'end',
    marginTop: vars.space.m,
    phone: { marginTop: '0.75rem' },
    desktop: { position: 'absolute', bottom: 0, margin: 0 },
  }),
}

/** On a phone one row holds this and the link to Contact, so that the first screen shows the cellar… */
export const home = pageStyle({ phone: { flex: '1 0 auto' } })

/** … and the telephone is in the bar alone. */
export const telephone = pageStyle({ phone: { display: 'none' } })
