import { createVar } from '@vanilla-extract/css'
import { palette } from '../../../styles/index.ts'

/** The width of the building: 62 % of the viewport from 1024 px, all of it below. It stops growing at 105rem. */
export const buildingWidth = createVar()

/** Measured on coupe-1-toit.webp to coupe-8-fondations.webp, in their own units. `halfSlab` is at the top and bottom of each. */
export const storeyPictures = { width: 1900, wall: 54, halfSlab: 20 }

/** The unit of these pictures. Drawings in style sheets use it too, so both join at every width. */
export const units = (count: number) => `calc(${buildingWidth} * ${count / storeyPictures.width})`

/** The half of a slab at the top and bottom of each picture, and an outer wall. On a phone both are thinner. */
export const slab = createVar()
export const wall = createVar()
export const slabEdge = `${slab} solid ${palette.mur}`

/** The gap between a wall and text. On a phone, gap and wall together are about as wide as the page's margin. */
export const inset = 'clamp(min(0.75rem, 3.1vw), 3vw, 3rem)'
export const besideMast = '1rem'

/** The part of the viewport right of the building: none until the building stops growing. */
export const besideBuilding = 'max(0px, (100cqw - 105rem) / 2)'

/** Text at the left, the building at the right; beyond 105rem, sky or earth right of its gable. */
export const sideBySide = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${buildingWidth} ${besideBuilding}`,
} as const
