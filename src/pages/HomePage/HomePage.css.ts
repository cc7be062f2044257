import { pageStyle, palette, vars } from '../../../styles/index.ts'
import * as plan from './building.css.ts'
import { level } from './Storey.css.ts'

/** The night sky begins at the top of the viewport, behind the header. Lengths in `cqw` refer to this box. */
export const page = pageStyle({ containerType: 'inline-size', marginTop: `calc(-1 * ${vars.size.header})` })

export const building = pageStyle({
  vars: {
    [plan.buildingWidth]: '100cqw',
    // The slab grows with the level that is written on it.
    [plan.slab]: '1.375rem',
    [plan.wall]: '8px',
  },
  phablet: {
    vars: {
      [plan.slab]: plan.units(plan.storeyPictures.halfSlab),
      [plan.wall]: plan.units(plan.storeyPictures.wall),
    },
  },
  desktop: { vars: { [plan.buildingWidth]: 'min(62cqw, 65.1rem)' } },
})

export const sky = pageStyle({
  // The kerb, between the floor of the street and the picture of the earth.
  background: `linear-gradient(to top, ${palette.trottoir} ${plan.slab}, transparent 0), linear-gradient(${palette.ciel}, ${palette.cielBas})`,
})

/** Everything below the street. The picture of the earth is as tall as this box, so that the water stays at its level. */
export const ground = pageStyle({
  position: 'relative',
  isolation: 'isolate',
  phone: { display: 'grid', gridTemplateColumns: '100%' },
})

/** The earth's layers are the same along its width, so its picture is stretched in wide viewports. A phone crops its sides. */
export const earth = pageStyle({ position: 'absolute', inset: 0, zIndex: vars.zIndex.behind })

/** Its height on a phone, in percent of the one cellar in front of it, so that the band below the cellar shows the water. */
const onPhone = 1.57

export const earthOfOneCellar = pageStyle({ phone: { gridRow: '1 / 2', height: `${onPhone * 100}%` } })

/** Measured on coupe-terre.webp: the water table is at −4,50 of its −9,90 metres. */
const waterLevel = 4.5 / 9.9

export const waterTable = pageStyle(level, {
  bottom: `${(1 - waterLevel) * 100}%`,
  phone: { gridRow: '1 / 2', inset: `auto 0 ${(1 - onPhone * waterLevel) * 100}%`, background: 'none' },
})

export const foundations = pageStyle({
  width: plan.buildingWidth,
  marginInline: `auto ${plan.besideBuilding}`,
})

/** The person who phones stands on the footer's ground if there is no cellar. */
export const caller = pageStyle({ width: 'min(15rem, 60vw)', marginInline: 'auto' })
