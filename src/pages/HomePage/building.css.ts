import { createVar } from '@vanilla-extract/css'

/** How wide the building is drawn: 62 % of the window from 1024 px on, all of it below. It stops growing at 1680 px. */
export const buildingWidth = createVar()

/** The pictures' own unit: they are 1900 units wide. What is drawn in style sheets joins them at every width. */
export const units = (count: number) => `calc(${buildingWidth} * ${count / 1900})`

/** In the pictures: half a slab at the top and the bottom of a storey, and the outer walls above and below the street. */
export const halfSlab = units(20)
export const wall = units(54)
export const cellarWall = units(66)

/** On a phone the building is one room wide. */
export const phoneWall = '8px'
export const phoneSlab = '14px'

/** What is left of the window right of the building: nothing, until it has stopped growing. */
export const besideBuilding = 'max(0px, (100cqw - 1680px) / 2)'
