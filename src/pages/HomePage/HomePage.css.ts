import { pageStyle, palette, vars } from '../../../styles/index.ts'
import * as plan from './building.css.ts'
import { level } from './Storey.css.ts'

/** The night sky begins at the top of the window, behind the bar. Lengths in `cqw` refer to this box. */
export const page = pageStyle({ containerType: 'inline-size', marginTop: `calc(-1 * ${vars.size.header})` })

export const building = pageStyle({
  vars: {
    [plan.buildingWidth]: '100cqw',
    // Grows with the level that is written on it.
    [plan.slab]: '1.375rem',
    [plan.wall]: '8px',
  },
  phablet: { vars: { [plan.slab]: plan.units(20), [plan.wall]: plan.units(54) } },
  desktop: { vars: { [plan.buildingWidth]: 'min(62cqw, 65.1rem)' } },
})

export const sky = pageStyle({
  // The kerb, between the floor of the street and the picture of the earth.
  background: `linear-gradient(to top, ${palette.trottoir} ${plan.slab}, transparent 0), linear-gradient(${palette.ciel}, ${palette.cielBas})`,
})

/** What is below the street. The picture of the earth is as tall as it, so that the water stays at its level. */
export const ground = pageStyle({
  position: 'relative',
  isolation: 'isolate',
  phone: { display: 'grid', gridTemplateColumns: '100%' },
})

/** The earth has the same layers all along: wide, its picture is stretched; a phone crops it at its sides. */
export const earth = pageStyle({ position: 'absolute', inset: 0, zIndex: vars.zIndex.behind })

/** How tall it is on a phone, of the one cellar that it is behind: so that the band below that shows the water. */
const onPhone = 1.57

export const earthOfOneCellar = pageStyle({ phone: { gridRow: '1 / 2', height: `${onPhone * 100}%` } })

/** At −4,50 of the −9,90 metres that the picture shows. */
const waterLevel = 4.5 / 9.9

export const waterTable = pageStyle(level, {
  bottom: `${(1 - waterLevel) * 100}%`,
  phone: { gridRow: '1 / 2', inset: `auto 0 ${(1 - onPhone * waterLevel) * 100}%`, background: 'none' },
})

export const foundations = pageStyle({
  width: plan.buildingWidth,
  marginInline: `auto ${plan.besideBuilding}`,
})

/** Who calls stands on the footer's ground, where there is no cellar. */
export const caller = pageStyle({ width: 'min(15rem, 60vw)', marginInline: 'auto' })
