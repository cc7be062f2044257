import { onScreen, pageStyle, palette, vars } from '../../../styles/index.ts'
import { home } from '../../content/home.ts'
import * as plan from './building.css.ts'
import { level } from './Words.css.ts'

/** The night sky begins at the top of the window, behind the bar. Lengths in `cqw` refer to this box. */
export const page = pageStyle({ containerType: 'inline-size', marginTop: `calc(-1 * ${vars.size.bar})` })

export const building = pageStyle({
  vars: {
    [plan.buildingWidth]: '100cqw',
    // Grows with the level that is written on it.
    [plan.slab]: '1.375rem',
    [plan.wall]: '8px',
  },
  phablet: { vars: { [plan.slab]: plan.units(20), [plan.wall]: plan.units(54) } },
  desktop: { vars: { [plan.buildingWidth]: 'min(62cqw, 65.1rem)' } },
  print: { vars: { [plan.buildingWidth]: '62cqw' } },
})

export const sky = pageStyle({
  // The kerb, between the floor of the street and the picture of the earth.
  background: `linear-gradient(to top, ${palette.trottoir} ${plan.slab}, transparent 0), linear-gradient(${palette.ciel}, ${palette.cielBas})`,
  print: { background: 'none' },
})

/** What is below the street. The picture of the earth is as tall as it, so that the water stays at its level. */
export const ground = pageStyle({
  position: 'relative',
  isolation: 'isolate',
  'screen and phone': { display: 'grid', gridTemplateColumns: '100%' },
})

const cellars = home.expertises.cellars.length || 1
/** On a phone: the cellars, and the band of earth below each. */
const behindCellars = { gridRow: `1 / ${cellars + 1}` }
/** How tall the earth's picture is there, of what it is behind: so that the band shows the water. */
const onPhone = 1 + 0.57 / cellars

/** The earth has the same layers all along: wide, its picture is stretched; a phone crops it at its sides. */
export const earth = pageStyle({
  position: 'absolute',
  inset: 0,
  zIndex: vars.zIndex.behind,
  'screen and phone': { ...behindCellars, height: `${onPhone * 100}%` },
})

/** At −4,50 of the −9,90 metres that the picture shows. */
const waterLevel = 4.5 / 9.9

export const waterTable = pageStyle(level, onScreen, {
  bottom: `${(1 - waterLevel) * 100}%`,
  'screen and phone': {
    ...behindCellars,
    // Among several it would be on one.
    ...(cellars > 1 && { display: 'none' }),
    inset: `auto 0 ${(1 - onPhone * waterLevel) * 100}%`,
    background: 'none',
  },
})

export const foundations = pageStyle({
  width: plan.buildingWidth,
  marginInline: `auto ${plan.besideBuilding}`,
})
