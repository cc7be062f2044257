import { vars } from '../../styles/contract.css.ts'

/** The drawn building: its foundations at the top of every footer and, on the home page, its elevation above them. */
export const building = {
  width: 'clamp(17rem, 36vw, 28.75rem)',
  fromRight: `max(${vars.space.pageMargin}, calc((100% - ${vars.size.container}) / 2 + ${vars.space.pageMargin}))`,
}
