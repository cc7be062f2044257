import { home } from '../../content/home.ts'
import * as styles from './BuildingLines.css.ts'
import type { PlaceName } from './buildingPlaces.ts'

/** A line from the words to their place. While they are pointed at, the place has a frame and the rest pales. */
export function Leader({ name }: { name: PlaceName }) {
  const { outline, veil, leader, point } = styles.drawings[name]
  return (
    <>
      <svg className={`${styles.drawing} ${styles.behind}`} viewBox={styles.viewBox} aria-hidden="true">
        <path className={styles.veil} d={veil} />
      </svg>
      <svg className={styles.drawing} viewBox={styles.viewBox} aria-hidden="true">
        <path className={styles.frame} d={outline} />
        <path className={styles.leader} d={leader} />
        <circle className={styles.point} {...point} r="0.35" />
      </svg>
      <span className={styles.marker[name]} aria-hidden="true" />
    </>
  )
}

/** Level marks and, through them, the dimension line. */
export function Levels() {
  const { levels: words, heights } = home.expertises
  return (
    <div className={styles.levelMarks} aria-hidden="true">
      <svg className={styles.drawing} viewBox={styles.viewBox}>
        <path className={styles.thin} d={styles.levelLines} />
        <path className={styles.tick} d={styles.ticks} />
      </svg>
      {(['ridge', 'street', 'cellar'] as const).map((level) => (
        <span key={level} className={styles.levelMark[level]}>
          {words[level]}
        </span>
      ))}
      {(['above', 'below'] as const).map((height) => (
        <span key={height} className={styles.measure[height]}>
          {heights[height]}
        </span>
      ))}
    </div>
  )
}
