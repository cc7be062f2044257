import * as styles from './Crack.css.ts'

/** A crack that runs down a wall; the footer's drawing continues it into the ground. */
export function Crack() {
  return (
    <svg className={styles.crack} viewBox="0 0 200 400" preserveAspectRatio="none" aria-hidden="true">
      <path d="M92 0 104 34 82 58 110 96 98 128 134 152 118 196 142 222 116 258 128 300 96 326 112 366 100 400" />
      <path d="M110 96 150 84 166 60 192 56M118 196 84 214 72 246 40 256M142 222 174 240 180 268" />
      <path d="M72 246 78 282 58 306M166 60 158 32M96 326 62 344 54 378M82 58 58 50" />
    </svg>
  )
}
