import axis from '../../assets/drawings/axe.svg'
import cellarWithWindow from '../../assets/drawings/cave-fenetre.svg'
import cellar from '../../assets/drawings/cave.svg'
import crack from '../../assets/drawings/fissure.svg'
import piles from '../../assets/drawings/pieux.svg'
import { pages } from '../../content/pages.ts'
import * as styles from './Foundations.css.ts'

// Each continues the drawing at the end of its page. In order, those are: a house, a plumb line (it continues as an
// axis, through the cellar of a house that is not shown), a crack, a viaduct, a front without its window.
// The keys are route ids: the page's path, or `/$` for NotFoundPage.
const drawings: Readonly<Record<string, readonly string[]>> = {
  [pages.home.path]: [cellar],
  [pages.about.path]: [cellar, axis],
  [pages.expertises.path]: [crack],
  [pages.specialWorks.path]: [piles],
  '/$': [cellarWithWindow],
}

/** The ground that every page stands on, and the part of the page's drawing that goes down into it. */
export function Foundations({ routeId }: { routeId: string }) {
  return (
    <div className={styles.ground}>
      {drawings[routeId]?.map((drawing) => (
        <img key={drawing} className={styles.drawing} src={drawing} width="700" height="150" alt="" />
      ))}
    </div>
  )
}
