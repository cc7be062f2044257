declare module '*&picture' {
  import type { Picture } from 'vite-imagetools'
  const picture: Picture
  export default picture
}

/** A module of src/content with `?at=…&w=…&pictures`: what a <Picture> needs of each picture that it names there. */
declare module '*&pictures' {
  const pictureOf: import('../ui/Picture/pictureSources.ts').PictureOf
  export default pictureOf
}
