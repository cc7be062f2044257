import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { printed, roles } from './roles.ts'
import { palette } from './palette.ts'
import { responsive } from './responsive.ts'

createGlobalTheme(':root', vars, {
  colour: roles.plain,
  font: {
    family: "'Archivo', 'Archivo Fallback', Arial, sans-serif",
    hero: 'clamp(2.5rem, 1.55rem + 3.75vw, 4.75rem)',
    h1: 'clamp(2.25rem, 1.6rem + 2.7vw, 4rem)',
    h2: 'clamp(2rem, 1.5rem + 2.1vw, 3.25rem)',
    h2Small: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)',
    h3: 'clamp(1.25rem, 1.13rem + 0.5vw, 1.5rem)',
    lead: '1.1875rem',
    body: '1.0625rem',
    small: '0.975rem',
    meta: '0.9rem',
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
    section: 'clamp(4.5rem, 8.6vw, 8.5rem)',
    gutter: '1.75rem',
    pageMargin: 'clamp(1.25rem, 4.2vw, 4rem)',
  },
  radius: { control: '2px' },
  zIndex: { behind: '-1', bar: '2', skipLink: '3', toast: '4' },
  size: { bar: '72px', container: '1440px', measure: '36rem' },
  shadow: { raised: `0 12px 32px ${palette.encreVoile}` },
  motion: { colour: '120ms', picture: '400ms', menu: '240ms', easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
})

globalStyle(':root', responsive({ desktop: { vars: { [vars.size.bar]: '88px' } } }))
globalStyle(':root', {
  '@media': { print: { vars: { ...assignVars(vars.colour, printed), [vars.size.bar]: '0px' } } },
})
