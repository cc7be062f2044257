/**
 * The only code with hues. Names are the materials of the site. Components use roles (contract.css.ts), but for what must
 * match a picture and for what is drawn in a style sheet. That, and the drawings in src/assets/, which repeat these
 * values: an SVG shown as an image reads no variable of the page.
 */
export const palette = {
  platre: '#F4F3F0',
  blanc: '#FFFFFF',
  noir: '#000000',
  chaux: '#E7E5DF',
  encre: '#161D22',
  encreSurvol: '#2B363D',
  ardoise: '#3C474F',
  zinc: '#55616A',
  ligne: '#CFCDC6',
  ligneFoncee: '#B9B6AD',
  bord: '#78828A',
  nuit: '#16222B',
  /** The edge of the hero's picture, which passes into it. */
  nuitImage: '#0A141F',
  nuit2: '#20303A',
  traitNuit: '#3A4C57',
  brume: '#B9C4CB',
  minium: '#C93A0C',
  miniumSurvol: '#AD3009',
  miniumFonce: '#962906',
  miniumClair: '#FF7A4D',
  blancVoile: 'rgb(255 255 255 / 0.65)',
  pierre: '#CFCBC3',
  /** The table that the map's relief stands on: its picture passes into it. */
  tableCarte: '#66706F',
  carmin: '#97122F',
  carminSurvol: '#7A0E26',
  carminFond: '#FBEBEE',
  encreVoile: 'rgb(22 29 34 / 0.18)',
} as const
