import { palette } from './palette.ts'

// The last value, in vw, is for a narrow phone: no word may be wider than the viewport.

/** Tokens that print or some browsers override. */
export const changing = {
  font: {
    h1: 'min(clamp(2.625rem, 1.65rem + 4vw, 4.75rem), 12vw)',
    h2: 'clamp(2rem, 1.49rem + 2.1vw, 3.375rem)',
    h2Small: 'clamp(1.75rem, 1.06rem + 1.81vw, 2.6875rem)',
  },
  space: {
    section: 'clamp(4rem, 6.67vw, 6rem)',
    gutter: 'clamp(1.75rem, 5vw, 4.5rem)',
    pageMargin: 'clamp(1.25rem, 4.2vw, 4rem)',
  },
} as const

/** Tokens with one value everywhere. */
export const scales = {
  font: {
    family: "'Archivo', 'Archivo Fallback', Arial, sans-serif",
    cta: 'clamp(2.125rem, 1.52rem + 2.48vw, 3.75rem)',
    h3: 'clamp(1.25rem, 1.13rem + 0.5vw, 1.5rem)',
    h3Small: 'clamp(1.125rem, 1rem + 0.55vw, 1.5rem)',
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
  },
  /** Error messages look the same on every surface. */
  danger: {
    colour: palette.carmin,
    hover: palette.carminSurvol,
    onColour: palette.blanc,
    background: palette.carminFond,
  },
  size: { container: '90rem', measure: '36rem' },
  radius: { control: '2px' },
  zIndex: { behind: '-1', raised: '1', sectionNav: '2', header: '3', skipLink: '4', toast: '5' },
  shadow: { raised: `0 12px 32px ${palette.encreVoile}` },
  motion: { colour: '120ms', picture: '400ms', menu: '240ms', easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
} as const
