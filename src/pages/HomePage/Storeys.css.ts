import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { numeral, twoWhereTheyFit } from '../../../styles/mixins.ts'
import { mediaFrom, responsive } from '../../../styles/responsive.ts'
import hall from '../../assets/drawings/salle.svg'
import stairs from '../../assets/pictures/coupe-escalier.webp'
import * as plan from './building.css.ts'
import { roomOfWords } from './Storey.css.ts'

/** A hall, its wall in the light of the windows, with skirting and floor; but on a phone, the stairs go on beside it. */
export const reasons = pageStyle([
  roomOfWords,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    columnGap: vars.space.l,
    // The floor is a tenth of its height.
    paddingBottom: '7rem',
    background: `url('${hall}')`,
    '@media': {
      [plan.phone]: { borderTop: `${plan.slab} solid ${plan.wallColour}` },
      [`screen and ${mediaFrom('phablet')}`]: {
        gridTemplateColumns: twoWhereTheyFit,
        marginRight: plan.units(1900 - 1418),
        '::after': {
          content: '',
          position: 'absolute',
          inset: `calc(-1 * ${plan.slab}) auto`,
          left: `calc(100% + ${plan.units(20)})`,
          width: plan.units(408),
          background: `url('${stairs}') 0 0 / 100% ${plan.units(420)} round`,
        },
      },
    },
  },
])

export const reason = pageStyle({
  paddingBlock: `${vars.space.s} ${vars.space.l}`,
  borderTop: `1px solid ${vars.colour.text}`,
})
export const reasonName = pageStyle({
  marginBottom: vars.space.xs,
  fontSize: vars.font.lead,
  lineHeight: 1.3,
})
export const reasonsIntro = pageStyle({ marginBlock: vars.space.m })
export const reasonsTitle = pageStyle({ maxWidth: '8em', fontSize: vars.font.h2 })

/** On a phone, above the hall. */
export const neighbours = pageStyle({ '@media': responsive({ phablet: { display: 'none' } }) })

export const figures = pageStyle({
  display: 'grid',
  gridRow: 1,
  // Wide enough for their words, and for two in a row: none is left alone in a second.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(34%, min(7rem, 100%)), 1fr))',
  gap: `${vars.space.l} ${vars.space.s}`,
  width: '100%',
  lineHeight: 1.3,
  '@media': {
    // Large: they reach up into the bare wall of the storey above, instead of making their own taller than its picture.
    ...responsive({
      desktop: {
        gridTemplateColumns: 'repeat(2, auto)',
        gap: `min(4.4vw, 4rem) ${vars.space.l}`,
        marginTop: '-9rem',
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
export const call = pageStyle([
  roomOfWords,
  { paddingBlock: vars.space.xxl, '@media': responsive({ phablet: { marginTop: '2.25rem' } }) },
])
