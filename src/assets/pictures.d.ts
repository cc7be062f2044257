declare module '*&picture' {
  import type { Picture } from 'vite-imagetools'
  const picture: Picture
  export default picture
}
