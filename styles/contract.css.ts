import { createThemeContract } from '@vanilla-extract/css'
import { roles } from './roles.ts'
import { changing, scales } from './scales.ts'

/** Variables that differ by surface, by viewport width or in print. theme.css.ts sets their values. */
export const contract = createThemeContract({
  // Each surface (surfaces.css.ts) sets these values, so that a component need not know which surface it is on.
  colour: roles.plain,
  ...changing,
  size: {
    header: null,
    // The distance from the page's text to the left or right edge of the viewport, for what reaches that edge. Only correct
    // within <main>, whose width it is computed from: `100vw` would include the scrollbar.
    pageEdge: null,
    // The drawings that stand on the footer's ground and the foundations in it share one unit and one axis.
    // `drawingAxis` is the distance from that axis to the right edge of the viewport. It is computed from 100 %, so it is
    // only correct within a box as wide as the viewport.
    drawingUnit: null,
    drawingAxis: null,
  },
})

/** All design tokens: every colour, size and duration by its role. */
export const vars = {
  ...scales,
  colour: contract.colour,
  font: { ...scales.font, ...contract.font },
  space: { ...scales.space, ...contract.space },
  size: { ...scales.size, ...contract.size },
}
