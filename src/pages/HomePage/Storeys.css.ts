import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { numeral, twoWhereTheyFit } from '../../../styles/mixins.ts'
import { mediaFrom, mediaLargeText, responsive } from '../../../styles/responsive.ts'
import hall from '../../assets/drawings/salle.svg'
import stairs from '../../assets/pictures/coupe-escalier.webp'
import stairwell from '../../assets/pictures/telephone/coupe-escalier.webp'
import * as plan from './building.css.ts'
import { level } from './Words.css.ts'

/** Forced colours remove the ground that tells a room from its walls. */
const room = {
  '(forced-colors: active)': { border: '1px solid CanvasText' },
  print: { margin: 0, padding: `${vars.space.s} 0` },
} as const

/** On a phone the stairs are narrow, and not there beside large text. */
const narrowStairs = 'clamp(0px, 100% - 16rem, 19%)'

/** Three floors, two reasons on each, and a wall, beyond which the stairs go on. */
export const reasons = pageStyle({
  display: 'grid',
  alignSelf: 'stretch',
  '@media': {
    [plan.phone]: {
      paddingRight: narrowStairs,
      borderTop: `${plan.slab} solid ${plan.wallColour}`,
      background: `url('${stairwell}') 100% 0 / ${narrowStairs} auto repeat-y`,
    },
    [`screen and ${mediaFrom('phablet')}`]: {
      gridTemplateColumns: twoWhereTheyFit,
      gridAutoRows: `minmax(${plan.units(420)}, 1fr)`,
      margin: `0 ${plan.wall}`,
      paddingRight: plan.units(428),
      background: `url('${stairs}') 100% 0 / ${plan.units(428)} ${plan.units(1260)} no-repeat round, url('${hall}') 0 0 / 100% calc(100% / 3)`,
    },
  },
})

export const reason = pageStyle({
  padding: '1rem clamp(0.75rem, 2vw, 2rem)',
  '@media': {
    [plan.phone]: {
      selectors: { '&:nth-child(2n + 3)': { borderTop: `${plan.slab} solid ${plan.wallColour}` } },
    },
    [`screen and ${mediaFrom('phablet')}`]: {
      borderBlock: `${plan.slab} solid ${plan.wallColour}`,
    },
    ...room,
  },
})

export const reasonName = pageStyle({
  marginBottom: vars.space.xs,
  fontSize: vars.font.lead,
  lineHeight: 1.3,
})
export const reasonsIntro = pageStyle({ marginBottom: vars.space.m })
export const reasonsTitle = pageStyle({ fontSize: vars.font.h2 })

/** The finished floors between them. */
export const floors = ['200% / 3', '100% / 3'].map((height) =>
  pageStyle([
    level,
    {
      '@media': {
        [plan.wide]: { bottom: `calc(${height} + ${plan.slab})` },
        [plan.phone]: { display: 'none' },
      },
    },
  ]),
)

/** On a phone, above the hall. */
export const neighbours = pageStyle({ '@media': responsive({ phablet: { display: 'none' } }) })

export const figures = pageStyle({
  display: 'grid',
  gridRow: 1,
  gridTemplateColumns: twoWhereTheyFit,
  gap: `${vars.space.l} ${vars.space.s}`,
  width: '100%',
  lineHeight: 1.3,
  '@media': {
    // Large, and two a storey: the first two beside the storey above.
    ...responsive({
      desktop: {
        gridTemplateColumns: 'repeat(2, auto)',
        gap: `${plan.units(240)} ${vars.space.l}`,
        marginTop: plan.units(-440),
        fontSize: vars.font.body,
      },
    }),
  },
})

export const figure = pageStyle({
  display: 'block',
  fontSize: 'min(2rem, 12vw)',
  ...numeral,
  '@media': responsive({ desktop: { fontSize: 'min(4.7vw, 65px)' } }),
})

export const sources = pageStyle({ marginTop: vars.space.m })

/** The second cellar, painted from floor to vault, with more concrete between the two orange rooms than a slab. */
export const call = pageStyle({
  position: 'relative',
  alignSelf: 'stretch',
  padding: `${vars.space.xxl} ${plan.inset}`,
  '@media': {
    ...responsive({
      phablet: { margin: `2.25rem ${plan.wall} ${plan.slab}` },
      desktop: { paddingRight: plan.units(460) },
    }),
    ...room,
  },
})

/** He leans on the room's right wall, beside the words; on a phone he is as small as the room under the button. */
export const caller = pageStyle({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '4.5rem',
  background: 'none',
  '@media': {
    [plan.tablet]: { width: '8rem' },
    ...responsive({ desktop: { width: plan.units(390) } }),
    [`print, ${mediaLargeText}`]: { display: 'none' },
  },
})
