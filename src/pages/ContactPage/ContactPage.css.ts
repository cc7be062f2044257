import {
  headingFace,
  mixins,
  numeral,
  objectPosition,
  pageStyle,
  palette,
  sheet,
  surfaces,
  tapTarget,
  vars,
} from '../../../styles/index.ts'
import { overPicture } from '../../ui/Hero/Hero.css.ts'
import { container, textOverImage } from '../../ui/primitives.css.ts'
import { overlap } from './ParisMap.css.ts'

/** Measured on contact-boites-aux-lettres.webp: its bare wall; and on its framing for phones: the people's height, in vw. */
const hallPicture = { bareWall: '36%', peopleOnPhone: 67 }

/** Measured on contact-prise-de-cotes.webp: the person at the left and the thickness of the tape; and on its framing for phones. */
const surveyPicture = { leftPerson: '28.2%', tape: 'min(1.9vw, 1.625rem)', tapeOnPhone: '5vw' }

/** Title and lead on a wall; on a tablet above it. On a phone the wall continues above the picture. */
export const hero = {
  box: pageStyle({
    phone: { ...mixins.horizonAt(hallPicture.peopleOnPhone), background: palette.enduitClair },
    desktop: { gridTemplate: `minmax(min(34vw, 50svh), auto) / ${hallPicture.bareWall} 1fr` },
    wide: { gridTemplateColumns: `calc(${vars.size.pageEdge} + 25.5rem) 1fr` },
  }),
  text: pageStyle(overPicture, {
    alignContent: 'center',
    justifyItems: 'start',
    desktop: {
      gap: vars.space.s,
      padding: `${vars.space.m} ${vars.space.m} ${vars.space.m} ${vars.size.pageEdge}`,
    },
    wide: { paddingBottom: vars.space.xl },
    // The section below is then visible in the first screen.
    low: { gap: vars.space.xs, paddingBlock: vars.space.xs },
  }),
  // The picture's floor stays at its lower edge at any height.
  picture: pageStyle({
    vars: { [objectPosition]: 'right bottom' },
    height: 'min(61vw, 50svh)',
    phone: { gridArea: '1 / 1 / 3', alignSelf: 'end', height: 'auto' },
    desktop: { gridArea: '1 / 1 / 2 / -1', height: 0, minHeight: '100%' },
  }),
}

export const telephone = pageStyle(container, { paddingBlock: `${vars.space.xl} ${vars.space.l}` })

/** The pairs of digits are spread over the width of the page. On a phone they are as large as fits, as one number. */
export const telephoneNumber = pageStyle(numeral, {
  display: 'block',
  paddingTop: vars.space.s,
  fontSize: 'min(11vw, 8.25rem, 18svh)',
  textAlignLast: 'justify',
  textDecorationLine: 'none',
  transition: `color ${vars.motion.colour}`,
  selectors: { '&:hover': { color: vars.colour.accentText } },
  // In print Firefox computes `vw` from the sheet with its margins.
  print: { fontSize: '11cqi' },
})

export const ground = pageStyle(surfaces.concrete, { paddingTop: vars.space.l })

/** The people who measure kneel on the sheet's upper edge, behind their tape. The form's title stands between them. */
export const grid = pageStyle(container, {
  position: 'relative',
  zIndex: vars.zIndex.raised,
  rowGap: 0,
  phablet: { marginBottom: `-${overlap}` },
})

/** The form's sheet: on a phone it reaches both edges of the viewport, and the next band. */
export const formSheet = pageStyle(surfaces.raised, sheet, {
  phone: { ...mixins.bleed.toWindow.both, paddingInline: vars.space.pageMargin, boxShadow: 'none' },
})

/** The form's title, as large as the people leave room for: between them or, on a phone, in two lines at their left. */
export const formTitle = pageStyle(textOverImage, {
  alignSelf: 'end',
  maxWidth: '6em',
  marginBottom: surveyPicture.tapeOnPhone,
  fontSize: '8.2vw',
  lineHeight: 1,
  phablet: {
    margin: `0 0 ${surveyPicture.tape} ${surveyPicture.leftPerson}`,
    fontSize: 'min(6.25rem, 6.9vw)',
  },
})

export const ways = pageStyle(container, { rowGap: 0, paddingBottom: vars.space.s })

export const first = pageStyle({
  display: 'block',
  color: vars.colour.textSecondary,
  fontSize: vars.font.body,
  fontStretch: '100%',
  fontWeight: 400,
  lineHeight: 1.6,
})

export const emailWay = pageStyle({ paddingBlock: `${vars.space.m} ${vars.space.l}` })

export const email = pageStyle(tapTarget, headingFace, {
  display: 'inline-flex',
  fontSize: 'clamp(0.9rem, 4.6vw, 1.625rem)',
  overflowWrap: 'anywhere',
  ...mixins.underline('0.2em'),
  selectors: { '&:hover': { color: vars.colour.accentText } },
})

export const explanation = pageStyle({ gridColumn: '1 / -1', paddingTop: vars.space.m })

/** The sheet's upper edge, with the people who measure it from corner to corner. */
export const survey = pageStyle({ gridArea: '1 / 1', phone: mixins.bleed.toWindow.both })

export const explanationTitle = pageStyle({ marginBottom: vars.space.m, fontSize: vars.font.body })

/** Numbered steps; from 1024 px side by side, each at a tick of a dimension line. */
export const steps = pageStyle({
  display: 'grid',
  rowGap: vars.space.xs,
  listStyle: 'decimal inside',
  desktop: { ...mixins.columnsUpTo(4), paddingTop: vars.space.s },
})

export const step = pageStyle({
  desktop: {
    position: 'relative',
    padding: `${vars.space.l} ${vars.space.l} ${vars.space.m} 0`,
    borderTop: `1px solid ${vars.colour.text}`,
    fontSize: vars.font.body,
    '::before': { ...mixins.dimensionTick, left: 0 },
    selectors: { '&:last-child::after': { ...mixins.dimensionTick, right: 0 } },
  },
})

export const list = pageStyle({ desktop: { gridRow: 'span 2' } })

export const door = pageStyle({
  alignSelf: 'end',
  width: mixins.drawingUnits(mixins.houseWidth),
  marginBlock: `${vars.space.l} calc(-1 * ${vars.space.section})`,
})
