import method from '../../assets/drawings/methode-debout.svg'
import { mixins, numeral, pageStyle, surfaces, vars } from '../../../styles/index.ts'
import { overPicture } from '../../ui/Hero/Hero.css.ts'
import { edges, pictureUnder } from '../../ui/primitives.css.ts'

/** Measured on expertises-sous-sol.webp and its framing for phones: the pavement's height, in vw, and the room left of the passer-by. */
const pavementPicture = {
  pavement: 27.6,
  besidePasserBy: '76vw',
  pavementOnPhone: 106.8,
  besidePasserByOnPhone: '56vw',
}

/** Measured on methode.svg: the part that is as wide as the page, and its height. */
const lyingMethod = { page: 1440, height: 160 }

/** Measured on methode-debout.svg: the width of its four steps together. */
const standingMethod = { width: 160 }
const lineWidth = `${standingMethod.width / 4}px`

/** Title and lead on the pavement. In a wide viewport the lead stands at the right of the title's short last line. */
export const hero = {
  box: pageStyle(surfaces.night, {
    phone: mixins.horizonAt(pavementPicture.pavementOnPhone),
    phablet: mixins.horizonAt(pavementPicture.pavement),
  }),
  text: pageStyle(overPicture, {
    alignContent: 'end',
    phone: { paddingBottom: vars.space.s },
    phablet: {
      maxWidth: pavementPicture.besidePasserBy,
      padding: `${vars.space.xl} 0 0 ${vars.size.pageEdge}`,
    },
  }),
  title: pageStyle({
    phablet: { order: 1, fontSize: 'min(7.6vw, 9.5rem)', textWrap: 'wrap' },
    // Leaves room for the lead in or after the title's last line.
    wide: {
      gridArea: '1 / 1',
      paddingBottom: '0.08em',
      '::after': { content: '', display: 'inline-block', width: '29vw' },
    },
  }),
  lead: pageStyle({
    phone: { maxWidth: pavementPicture.besidePasserByOnPhone },
    // Forced colours put a background behind the title, as wide as its first line.
    wide: {
      gridArea: '1 / 1',
      zIndex: vars.zIndex.raised,
      placeSelf: 'end',
      maxWidth: '29vw',
      paddingBottom: '1.4vw',
    },
  }),
  picture: pictureUnder,
}

/** The line of the steps, across the viewport. */
export const drawing = pageStyle(edges.window, {
  width: '100%',
  height: `calc(min(100cqw, ${vars.size.container}) / ${lyingMethod.page / lyingMethod.height})`,
  objectFit: 'cover',
  marginBottom: vars.space.l,
  belowDesktop: { display: 'none' },
})

export const step = pageStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: vars.size.measure,
  alignContent: 'start',
  alignItems: 'baseline',
  gap: `${vars.space.s} ${vars.space.m}`,
  desktop: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** In narrow viewports the line runs down beside the four steps. Each step shows its part, the last one to the section's end. */
export const drawnStep = pageStyle({
  belowDesktop: {
    paddingLeft: lineWidth,
    '::before': {
      content: '',
      position: 'absolute',
      inset: `0 auto calc(-1 * ${vars.space.xl}) calc(0.5rem - ${vars.space.pageMargin})`,
      width: lineWidth,
      background: `url('${method}') 0 / 400% 100% no-repeat`,
    },
    selectors: {
      '&:nth-child(2)::before': { backgroundPositionX: 'calc(100% / 3)' },
      '&:nth-child(3)::before': { backgroundPositionX: 'calc(200% / 3)' },
      '&:last-child::before': { backgroundPositionX: '100%', bottom: `calc(-1 * ${vars.space.section})` },
    },
  },
})

export const number = pageStyle(numeral, {
  minWidth: '1.55em',
  color: vars.colour.accent,
  fontSize: vars.font.h2,
})

/** A crack that runs down the wall, stretched to its height; the footer's drawing continues it into the ground. */
export const crack = pageStyle({ height: '14rem', desktop: { height: '100%' } })
