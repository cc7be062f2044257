import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { responsive } from '../../../styles/responsive.ts'
import { halfSlab, wall } from './building.css.ts'

/** A white room between the walls and slabs of the storeys above and below it. */
export const room = pageStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  alignSelf: 'stretch',
  padding: `${vars.space.l} ${vars.space.m}`,
  '@media': {
    ...responsive({
      phablet: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        margin: `${halfSlab} ${wall}`,
        padding: `${vars.space.xl} calc(${vars.space.pageMargin} - ${wall})`,
      },
      desktop: { padding: `${vars.space.xxl} ${vars.space.xl}` },
    }),
    // Forced colours remove the ground that tells a room from its walls.
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', margin: 0, padding: 0 },
  },
})

export const reason = pageStyle({ paddingTop: vars.space.s, borderTop: `1px solid ${vars.colour.text}` })
export const name = pageStyle({ marginBottom: vars.space.xxs, fontSize: vars.font.lead })
export const intro = pageStyle({ maxWidth: '22rem', marginBlock: `${vars.space.s} ${vars.space.l}` })
