import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { contract, vars } from './contract.css.ts'
import { drawingAxis, houseWidth, pageEdgeIn, pageWidth } from './mixins.ts'
import { withQueries } from './conditions.ts'
import { roles } from './roles.ts'
import { changing } from './scales.ts'

const houseOf = (width: string) => `calc(min(28.75rem, ${width}) / ${houseWidth})`

createGlobalTheme(':root', contract, {
  colour: roles.plain,
  ...changing,
  size: {
    header: '72px',
    pageEdge: pageEdgeIn('100cqw'),
    // Below the text the house is as wide as the page, up to the size that it has beside the text on a large viewport.
    drawingUnit: houseOf(pageWidth),
    drawingAxis,
  },
})

globalStyle(':root', {
  // Rounded to whole pixels where the browser supports `round()`, so that vertical edges line up exactly.
  '@supports': {
    '(width: round(1px, 1px))': {
      vars: {
        [vars.space.pageMargin]: `round(${changing.space.pageMargin}, 1px)`,
        [vars.space.gutter]: `round(${changing.space.gutter}, 1px)`,
      },
    },
  },
  ...withQueries({
    desktop: { vars: { [vars.size.header]: '88px', [vars.size.drawingUnit]: houseOf('36vw') } },
  }),
})
