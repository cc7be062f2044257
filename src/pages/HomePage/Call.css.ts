import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'
import { responsive } from '../../../styles/responsive.ts'
import { cellarWall, halfSlab, units } from './building.css.ts'

/** The second cellar, painted from floor to vault. Nothing stands on its floor, the lighter strip. */
export const room = pageStyle({
  alignSelf: 'stretch',
  padding: `${vars.space.xxl} ${vars.space.m} calc(${vars.space.xxl} + 1rem)`,
  borderBottom: `1rem solid ${palette.miniumSol}`,
  '@media': {
    ...responsive({
      phablet: {
        margin: `${halfSlab} ${cellarWall} ${units(40)}`,
        padding: `${vars.space.xxl} calc(${vars.space.pageMargin} - ${cellarWall})`,
      },
      desktop: { paddingInline: vars.space.xxl },
    }),
    // Forced colours remove the ground that tells a room from its walls.
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { margin: 0, padding: 0, border: 0 },
  },
})

export const text = pageStyle({ maxWidth: '34rem', marginTop: vars.space.m, color: vars.colour.text })

export const links = pageStyle({
  display: 'grid',
  gap: vars.space.s,
  marginTop: vars.space.l,
  '@media': responsive({ phablet: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l } }),
})
