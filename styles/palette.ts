/**
 * Toutes les couleurs du site, nommées le plus souvent comme des matériaux ; roles.ts dit ce que chacune colore. Après un
 * changement, `npm run brand` refait les icônes et les dessins de src/assets/ qui les répètent.
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
  /** Le ciel de l’accueil, du haut de la fenêtre à la rue. */
  ciel: '#0A141F',
  cielBas: '#2C4763',
  trottoir: '#6B6B66',
  /** Les murs et les planchers coupés : ceux de l’immeuble de l’accueil et de la cave de Réalisations, comme sur leurs images. */
  mur: '#536470',
  /** La terre où l’on descend, sous l’image de la galerie. */
  terre: '#41352D',
  /** La terre sous la nappe, entre les images de la fouille et de la galerie. */
  terreNoyee: '#556574',
  cable: '#989898',
  nuit2: '#20303A',
  traitNuit: '#3A4C57',
  brume: '#B9C4CB',
  /** Le toit de Réalisations, comme sur son image. */
  zincClair: '#A2B5C4',
  minium: '#C93A0C',
  miniumSurvol: '#AD3009',
  miniumFonce: '#962906',
  miniumClair: '#FF7A4D',
  blancVoile: 'rgb(255 255 255 / 0.65)',
  pierre: '#CFCBC3',
  /** Les murs des pièces de l’accueil, comme sur ses images, et un mur de Réalisations. */
  enduit: '#CDC5B7',
  enduitClair: '#DCD4C6',
  carmin: '#97122F',
  carminSurvol: '#7A0E26',
  carminFond: '#FBEBEE',
  encreVoile: 'rgb(22 29 34 / 0.18)',
} as const
