/** A picture with `?shape=…&picture` (src/build/pictureShapes.ts): its files. */
declare module '*&picture' {
  const sources: import('../data/pictures.ts').Sources
  export default sources
}

/** A file of words with the shapes of its pictures, `&pictures`: what a <Picture> needs of each. */
declare module '*&pictures' {
  const pictureOf: import('../ui/Picture/pictureSources.ts').PictureOf
  export default pictureOf
}
