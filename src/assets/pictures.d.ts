/** A picture that no content names (src/build/pictures.ts). */
declare module '*&picture' {
  const sources: import('../data/pictures.ts').PictureSources
  export default sources
}
