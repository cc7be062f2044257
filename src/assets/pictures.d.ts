/** A picture with `?preset=…&picture` (src/build/picturePresets.ts): its files. */
declare module '*&picture' {
  const sources: import('../data/pictures.ts').ImageSources
  export default sources
}

/** A file of words with the shapes of its pictures, `&pictures`: what a <Picture> needs of each. */
declare module '*&pictures' {
  const pictureOf: import('../ui/Picture/pictureSources.ts').PictureOf
  export default pictureOf
}
