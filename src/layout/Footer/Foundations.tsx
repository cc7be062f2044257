import * as styles from './Foundations.css.ts'

const footings = [420, 620, 820, 1020]

/** The foundations of the section on the home page, as a thin drawing: one building ends every page. */
export function Foundations() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1440 120"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {/* Street, walls, raft; the layers of the ground; the water. */}
      <path d="M0 .5H408M1032 .5H1440M408 0V46H1032V0M432 0V34H1008V0M0 24H408M1032 24H1440M0 64q180-8 360 0t360 0 360 0 360 0M90 78h36m120 10h48m620-10h40m180 12h36" />
      {footings.map((x) => (
        <path key={x} d={`M${x - 24} 46v12h18v36l6 12 6-12V58h18V46`} />
      ))}
      {/* The only thing that the company does here: it keeps the cellar dry. */}
      <path className={styles.work} d="M437 0V29H1003V0" />
    </svg>
  )
}
