import { assignVars } from '@vanilla-extract/css'
import { pageStyle, palette, roles, vars } from '../../../styles/index.ts'
import mast from '../../assets/drawings/mat.svg'
import * as plan from './building.css.ts'

export const storey = pageStyle({
  position: 'relative',
  'desktop or print': plan.sideBySide,
  'screen and midsize': { display: 'flex', flexDirection: 'column', borderTop: plan.slabEdge },
  'screen and phone': { padding: `0 ${plan.wall}`, borderBottom: plan.slabEdge },
  print: { breakInside: 'avoid' },
})

/** On a phone, the mast of the hoist stands before the right wall of every floor, from the pavement to above the roof. */
export const hoist = {
  content: '',
  position: 'absolute',
  inset: `0 0 calc(-1 * ${plan.slab}) auto`,
  width: '14px',
  background: `url('${mast}') bottom / 100%`,
} as const

/** On a phone, a room between its walls. */
export const aboveGround = pageStyle({
  'screen and phone': {
    background: `linear-gradient(${vars.colour.background} 0 0) content-box, ${palette.mur}`,
    color: vars.colour.text,
    '::after': hoist,
  },
})

/** The street's floor is the pavement. */
export const street = pageStyle(aboveGround, { 'screen and phone': { borderBottomColor: palette.trottoir } })

const wall = (colours: Record<string, string>) => pageStyle({ 'screen and phone': { vars: colours } })

const { background } = vars.colour
const dusk = wall({ [background]: palette.cielBas })

/** A room's wall is plaster by lamplight… */
export const plaster = wall(assignVars(vars.colour, roles.plastered))

/** … or in another light: the upper edge of its picture for phones has this colour. */
export const lights: Readonly<Record<string, string>> = {
  'coupe-2-construction.webp': `${plaster} ${wall({ [background]: palette.brume })}`,
  'coupe-4-qualite.webp': dusk,
  'coupe-5-rue.webp': dusk,
}

/** The earth around it is too light for grey words. */
export const cellar = pageStyle({
  screen: { vars: { [vars.colour.textSecondary]: palette.blanc } },
  // Earth is seen between two cellars.
  'screen and phone': { selectors: { '&:not(:last-of-type)': { marginBottom: '14rem' } } },
})

/** A taller text shows more of the wall, above the picture: its floor stays at its level. */
export const room = pageStyle({
  display: 'grid',
  alignItems: 'end',
  minWidth: 0,
  background: palette.mur,
  'screen and phone': { background: 'none' },
  print: { background: 'none' },
})

/** On a phone a cellar's walls are in the earth beside it. */
export const cellarRoom = pageStyle(room, {
  'screen and phone': {
    boxShadow: `${plan.wall} 0 ${palette.mur}, calc(-1 * ${plan.wall}) 0 ${palette.mur}`,
  },
})

export const withPicture = pageStyle({ 'screen and midsize': { order: -1 } })
