import { largeDrawing } from '../../../styles/utilities.css.ts'
import axis from '../../assets/drawings/axe.svg'
import cellar from '../../assets/drawings/cave.svg'
import crack from '../../assets/drawings/fissure.svg'
import flat from '../../assets/drawings/appartement.svg'
import piles from '../../assets/drawings/pieux.svg'
import cellars from '../../assets/scenery/introuvable-caves.webp'
import type { FooterDrawing } from '../../data/pages.ts'
import { classes } from '../../ui/classes.ts'
import * as styles from './Footer.css.ts'

/** Each drawing continues the one at the end of its page: the axis, for instance, continues the plumb line. */
const drawings: Readonly<Record<FooterDrawing, readonly string[]>> = {
  axis: [axis],
  cellar: [cellar],
  cellarAndAxis: [cellar, axis],
  cellarAtLeft: [cellar],
  wideCellar: [cellars],
  crack: [crack],
  flat: [flat],
  piles: [piles],
}

/** The ground under every page, with the part of the page's drawing that continues below the street. */
export function Foundations({ drawing }: { drawing: FooterDrawing | null | undefined }) {
  if (drawing === null) return <div className={styles.noGround} />
  return (
    <div
      className={classes(
        styles.ground,
        drawing === 'wideCellar' && largeDrawing,
        drawing === 'cellarAtLeft' && styles.mirrored,
      )}
    >
      {drawing &&
        drawings[drawing].map((file) => (
          <img
            key={file}
            className={file === axis ? styles.axis : styles.drawing}
            src={file}
            width="700"
            height="150"
            alt=""
          />
        ))}
    </div>
  )
}
