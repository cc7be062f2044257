import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { contract, vars } from './contract.css.ts'
import { drawingAxis, houseWidth, pageEdgeIn, pageWidth } from './mixins.ts'
import { withQueries } from './conditions.ts'
import { printed, roles } from './roles.ts'
import { changing } from './scales.ts'

const houseOf = (width: string) => `calc(min(28.75rem, ${width}) / ${houseWidth})`

createGlobalTheme(':root', contract, {
  colour: roles.plain,
  ...changing,
  size: {
    bar: '72px',
    pageEdge: pageEdgeIn('100cqw'),
    // Under the words the house is as wide as the page, up to the size it has beside them on a large window.
    drawingUnit: houseOf(pageWidth),
    drawingAxis,
  },
})

// Rounded to whole pixels if the browser supports it, so that vertical edges line up exactly.
globalStyle(':root', {
  '@supports': {
    '(width: round(1px, 1px))': {
      vars: {
        [vars.space.pageMargin]: `round(${changing.space.pageMargin}, 1px)`,
        [vars.space.gutter]: `round(${changing.space.gutter}, 1px)`,
      },
    },
  },
})
// A rule of its own, because it must come after the one above.
globalStyle(
  ':root',
  withQueries({
    desktop: { vars: { [vars.size.bar]: '88px', [vars.size.drawingUnit]: houseOf('36vw') } },
    print: {
      // Paper has its own margins. At 75 %, text of 16 px on screen has 9 points on paper.
      fontSize: '75%',
      vars: {
        ...assignVars(vars.colour, printed),
        [vars.font.h1]: '2.75rem',
        [vars.font.h2]: '2rem',
        [vars.font.h2Small]: '1.625rem',
        [vars.size.bar]: '0px',
        [vars.space.pageMargin]: '0px',
        [vars.space.gutter]: '1.5rem',
        [vars.space.section]: '1.5rem',
      },
    },
  }),
)
globalStyle('@page', { margin: '14mm' })
