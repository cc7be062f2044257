/** A picture with `?preset=…&picture` (src/build/picturePresets.ts): its files. */
declare module '*&picture' {
  const sources: import('../words/pictures.ts').Sources
  export default sources
}

/** A module of src/words with `?pictures`: what a <Picture> needs of each picture that it names. */
declare module '*?pictures' {
  const pictureOf: import('../ui/Picture/pictureSources.ts').PictureOf
  export default pictureOf
}
