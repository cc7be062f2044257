/**
 * The only code that contains colour values. The names are French, mostly those of materials. Components use the colour
 * roles of contract.css.ts, with two exceptions: what must match a picture, and what is drawn in a style sheet. Icons
 * and drawings in src/assets/ repeat these values: after a change, `npm run brand` writes them anew.
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
  /** The sky of the home page, from the top of the window to the street. */
  ciel: '#0A141F',
  cielBas: '#2C4763',
  trottoir: '#6B6B66',
  /** The walls of the building on the home page, above the street and below, as in its pictures. */
  mur: '#536470',
  beton: '#747575',
  cable: '#9C9A94',
  nuit2: '#20303A',
  traitNuit: '#3A4C57',
  brume: '#B9C4CB',
  minium: '#C93A0C',
  miniumSurvol: '#AD3009',
  miniumFonce: '#962906',
  miniumClair: '#FF7A4D',
  blancVoile: 'rgb(255 255 255 / 0.65)',
  pierre: '#CFCBC3',
  /** The walls of the rooms of the home page, as in its pictures. */
  enduit: '#CDC5B7',
  carmin: '#97122F',
  carminSurvol: '#7A0E26',
  carminFond: '#FBEBEE',
  encreVoile: 'rgb(22 29 34 / 0.18)',
} as const
