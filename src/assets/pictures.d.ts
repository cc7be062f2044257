/** A picture with `?preset=…&picture` (src/build/picturePresets.ts): its files. */
declare module '*&picture' {
  const sources: import('../content/picturesIn.ts').Sources
  export default sources
}

/** A module of src/content with `?pictures`: what a <Picture> needs of each picture that it names. */
declare module '*?pictures' {
  const pictureOf: import('../ui/Picture/pictureSources.ts').PictureOf
  export default pictureOf
}
