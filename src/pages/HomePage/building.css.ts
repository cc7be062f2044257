import { createVar } from '@vanilla-extract/css'
import { palette } from '../../../styles/index.ts'

/** How wide the building is drawn: 62 % of the window from 1024 px on, all of it below. It stops growing at 105rem. */
export const buildingWidth = createVar()

/** The pictures' own unit: they are 1900 units wide. What is drawn in style sheets joins them at every width. */
export const units = (count: number) => `calc(${buildingWidth} * ${count / 1900})`

/** The part of a slab that belongs to each picture, at its top and bottom, and an outer wall. On a phone they are thinner. */
export const slab = createVar()
export const wall = createVar()
export const slabEdge = `${slab} solid ${palette.mur}`

/** Between a wall and words. On a phone, it and the wall are about as wide as the page's margin. */
export const inset = 'clamp(min(0.75rem, 3.1vw), 3vw, 3rem)'
export const besideMast = '1rem'

/** What is left of the window right of the building: nothing, until it has stopped growing. */
export const besideBuilding = 'max(0px, (100cqw - 105rem) / 2)'

/** Words at the left, the building at the right; beyond 105rem, sky or earth right of its gable. */
export const sideBySide = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${buildingWidth} ${besideBuilding}`,
} as const
