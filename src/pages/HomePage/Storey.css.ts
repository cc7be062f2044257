import { assignVars } from '@vanilla-extract/css'
import { mixins, pageStyle, palette, roles, vars } from '../../../styles/index.ts'
import mast from '../../assets/drawings/mat.svg'
import * as plan from './building.css.ts'

export const storey = pageStyle({
  position: 'relative',
  phone: { padding: `0 ${plan.wall}`, borderBottom: plan.slabEdge },
  phablet: { display: 'flex', flexDirection: 'column', borderTop: plan.slabEdge },
  desktop: { ...plan.sideBySide, borderTop: 0 },
})

/** On a phone, the mast of the hoist stands before the right wall of every floor, from the pavement to above the roof. */
export const hoist = {
  content: '',
  position: 'absolute',
  inset: `0 0 calc(-1 * ${plan.slab}) auto`,
  width: '14px',
  background: `url('${mast}') bottom / 100%`,
} as const

export const aboveGround = pageStyle({
  phone: {
    background: `linear-gradient(${vars.colour.background} 0 0) content-box, ${palette.mur}`,
    color: vars.colour.text,
  },
})

export const withMast = pageStyle({ phone: { '::after': hoist } })
export const street = pageStyle(aboveGround, { phone: { borderBottomColor: palette.trottoir } })

const lamp = pageStyle({ phone: { vars: assignVars(vars.colour, roles.plastered) } })

/** A room's wall is plaster by lamplight, or in the light of its picture. */
export const lights = {
  lamp,
  day: pageStyle(lamp, { phone: { vars: { [vars.colour.background]: palette.brume } } }),
  dusk: pageStyle({ phone: { vars: { [vars.colour.background]: palette.cielBas } } }),
}

/** The earth around it is too light for grey text. */
export const cellar = pageStyle({
  vars: { [vars.colour.textSecondary]: palette.blanc },
  phone: { selectors: { '&:not(:last-of-type)': { marginBottom: '14rem' } } },
})

/** A taller text shows more of the wall above the picture, whose floor stays at its level. */
export const room = pageStyle({
  display: 'grid',
  alignItems: 'end',
  minWidth: 0,
  phablet: { background: palette.mur },
})

/** A photo is seen through the cut wall. */
export const photoRoom = pageStyle({ phablet: { padding: `${plan.slab} ${plan.wall}` } })

/** On a phone a cellar's walls are in the earth beside it. */
export const cellarRoom = pageStyle(room, {
  phone: { boxShadow: `${plan.wall} 0 ${palette.mur}, calc(-1 * ${plan.wall}) 0 ${palette.mur}` },
})

export const withPicture = pageStyle({ phablet: { order: -1 }, desktop: { order: 0 } })

/** Text below a picture stands between the same walls as the picture. */
export const text = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  fontSize: vars.font.small,
  lineHeight: 1.5,
  phone: { padding: `1.75rem ${plan.besideMast} ${vars.space.m} ${plan.inset}` },
  phablet: {
    padding: `${vars.space.l} ${plan.inset} ${vars.space.xl}`,
    borderInline: `${plan.wall} solid ${palette.mur}`,
  },
  desktop: {
    alignContent: 'center',
    padding: `${vars.space.s} ${vars.space.m} 2rem ${vars.size.pageEdge}`,
    borderInline: 0,
    fontSize: 'clamp(0.9375rem, 1.15vw, 1.0625rem)',
  },
})

export const cellarText = pageStyle(text, { phone: { paddingTop: '2.5rem' } })

/** On a phone the text is on the slab above the floors. */
export const besideFloors = pageStyle({
  rowGap: vars.space.m,
  phone: {
    vars: assignVars(vars.colour, roles.concrete),
    background: vars.colour.background,
    color: vars.colour.text,
  },
})

/** Beside three floors the title stands on the first, and the rest hangs below it. */
export const besideThreeFloors = pageStyle(besideFloors, {
  desktop: { gridTemplateRows: '1fr 2fr', rowGap: 0, paddingBlock: 0 },
})

/** The height of a finished floor, as an architect writes it: on a thin line to the wall. On a tablet there is no room. */
export const level = pageStyle({
  position: 'absolute',
  fontSize: vars.font.meta,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  // The level stands on the slab itself, in the slab's text colour.
  phone: {
    inset: '100% 0 auto',
    paddingLeft: `calc(${plan.wall} + ${plan.inset})`,
    background: palette.mur,
    color: palette.blanc,
    lineHeight: plan.slab,
    '::before': mixins.levelTick(plan.wall),
  },
  phablet: { display: 'none' },
  desktop: {
    display: 'block',
    right: `calc(${plan.buildingWidth} + ${plan.besideBuilding})`,
    bottom: plan.slab,
    width: '7.5rem',
    paddingRight: vars.space.s,
    borderBottom: `1px solid ${vars.colour.control}`,
    textAlign: 'right',
    '::after': { ...mixins.dimensionTick, top: 'auto', right: '-1px', bottom: '-0.5rem', height: '1rem' },
  },
})

/** Of the marks beside text a phone shows none: those in the building suffice. */
export const levelBeside = pageStyle(level, { phone: { display: 'none' } })

export const streetLevel = pageStyle(level, { phone: { background: palette.trottoir } })

/** A target of 44 px that does not move the text away from its title. */
export const link = pageStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBlock: '-0.5rem 0.3125rem',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
