import { vars } from '../../styles/contract.css.ts'

// No wider than the page, however large its text.
const width = `min(clamp(17rem, 36vw, 28.75rem), 100vw - 2 * ${vars.space.pageMargin})`
const fromRight = `max(${vars.space.pageMargin}, calc((100% - ${vars.size.container}) / 2 + ${vars.space.pageMargin}))`

/** What stands on the ground of the footer, and the foundations in it: all drawn about one axis, in one scale. */
export const building = {
  /** From the right edge of what is as wide as the window. */
  axis: `calc(${fromRight} + ${width} / 2)`,
  /** So many units of a drawing; the house is 460 wide. */
  units: (count: number) => `calc(${width} * ${count} / 460)`,
}
