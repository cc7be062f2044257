import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { building } from './building.ts'
import { vars } from './contract.css.ts'
import { pageEdgeIn } from './mixins.ts'
import { printed, roles } from './roles.ts'
import { palette } from './palette.ts'
import { responsive } from './responsive.ts'

const pageMargin = 'clamp(min(1.25rem, 5.2vw), 4.2vw, 4rem)'
const gutter = 'clamp(1.75rem, 5vw, 4.5rem)'

createGlobalTheme(':root', vars, {
  colour: roles.plain,
  font: {
    family: "'Archivo', 'Archivo Fallback', Arial, sans-serif",
    // The last value, in vw, is for a phone with text set to twice the size: no word may be wider than the window.
    hero: 'min(clamp(2.5rem, 1.55rem + 3.75vw, 4.75rem), 14vw)',
    h1: 'min(clamp(2.25rem, 1.6rem + 2.7vw, 4rem), 12vw)',
    h2: 'min(clamp(2rem, 1.5rem + 2.1vw, 3.25rem), 11vw)',
    h2Small: 'min(clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem), 9.5vw)',
    h3: 'min(clamp(1.25rem, 1.13rem + 0.5vw, 1.5rem), 9vw)',
    lead: '1.1875rem',
    body: '1.0625rem',
    small: '1rem',
    meta: '0.9375rem',
  },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
    section: 'clamp(4rem, 6.67vw, 6rem)',
    gutter,
    pageMargin,
  },
  radius: { control: '2px' },
  zIndex: { behind: '-1', raised: '1', bar: '2', skipLink: '3', toast: '4' },
  size: {
    bar: '72px',
    container: '1440px',
    measure: '36rem',
    // The house is never wider than the page, however large the text is.
    drawingUnit: `calc(min(clamp(17rem, 36vw, 28.75rem), 100vw - 2 * ${vars.space.pageMargin}) / ${building.width})`,
    drawingAxis: `calc(${pageEdgeIn('100%')} + ${building.width / 2} * ${vars.size.drawingUnit})`,
  },
  shadow: { raised: `0 12px 32px ${palette.encreVoile}` },
  motion: { colour: '120ms', picture: '400ms', menu: '240ms', easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
})

// Rounded to whole pixels if the browser supports it, so that vertical edges line up exactly.
globalStyle(':root', {
  '@supports': {
    '(width: round(1px, 1px))': {
      vars: {
        [vars.space.pageMargin]: `round(${pageMargin}, 1px)`,
        [vars.space.gutter]: `round(${gutter}, 1px)`,
      },
    },
  },
})
globalStyle(':root', { '@media': responsive({ desktop: { vars: { [vars.size.bar]: '88px' } } }) })
globalStyle(':root', {
  '@media': {
    print: {
      // Paper has its own margins. At 75 %, text of 16 px on screen has 9 points on paper.
      fontSize: '75%',
      vars: {
        ...assignVars(vars.colour, printed),
        [vars.font.hero]: '2.75rem',
        [vars.font.h1]: '2.75rem',
        [vars.font.h2]: '2rem',
        [vars.font.h2Small]: '1.625rem',
        [vars.size.bar]: '0px',
        [vars.space.pageMargin]: '0px',
        [vars.space.gutter]: '1.5rem',
        [vars.space.section]: '1.5rem',
      },
    },
  },
})
globalStyle('@page', { margin: '14mm' })
