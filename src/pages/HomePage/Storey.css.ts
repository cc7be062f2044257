import { assignVars } from '@vanilla-extract/css'
import { pageStyle, palette, roles, vars } from '../../../styles/index.ts'
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

/** The earth around it is too light for grey words. */
export const cellar = pageStyle({
  vars: { [vars.colour.textSecondary]: palette.blanc },
  phone: { selectors: { '&:not(:last-of-type)': { marginBottom: '14rem' } } },
})

/** A taller text shows more of the wall, above the picture: its floor stays at its level. */
export const room = pageStyle({
  display: 'grid',
  alignItems: 'end',
  minWidth: 0,
  phablet: { background: palette.mur },
})

/** A photo is seen through the section's wall. */
export const photoRoom = pageStyle({ phablet: { padding: `${plan.slab} ${plan.wall}` } })

/** On a phone a cellar's walls are in the earth beside it. */
export const cellarRoom = pageStyle(room, {
  phone: { boxShadow: `${plan.wall} 0 ${palette.mur}, calc(-1 * ${plan.wall}) 0 ${palette.mur}` },
})

export const withPicture = pageStyle({ phablet: { order: -1 }, desktop: { order: 0 } })
