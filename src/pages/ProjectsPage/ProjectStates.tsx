import { Fragment } from 'react'
import { sizes } from '../../../styles/responsive.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import renovationBefore from '../../assets/pictures/projet-renovation-immeuble-avant.webp?w=480;800;1200;1600&picture'
import renovation from '../../assets/pictures/projet-renovation-immeuble.webp?w=480;800;1200;1600&picture'
import renovationAfter from '../../assets/pictures/projet-renovation-immeuble-apres.webp?w=480;800;1200;1600&picture'
import waterproofingBefore from '../../assets/pictures/projet-etancheite-cuvelage-avant.webp?w=480;800;1200;1600&picture'
import waterproofing from '../../assets/pictures/projet-etancheite-cuvelage.webp?w=480;800;1200;1600&picture'
import waterproofingAfter from '../../assets/pictures/projet-etancheite-cuvelage-apres.webp?w=480;800;1200;1600&picture'
import repairBefore from '../../assets/pictures/projet-reparation-renforcement-avant.webp?w=480;800;1200;1600&picture'
import repair from '../../assets/pictures/projet-reparation-renforcement.webp?w=480;800;1200;1600&picture'
import repairAfter from '../../assets/pictures/projet-reparation-renforcement-apres.webp?w=480;800;1200;1600&picture'
import { projects } from '../../content/projects.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import * as styles from './ProjectStates.css.ts'

const { states } = projects

/** In chronological order; "during" is the one selected at first. */
const order = ['before', 'during', 'after'] as const

const pictures = {
  1: {
    before: { name: 'projectRenovationBefore', sources: renovationBefore },
    during: { name: 'projectRenovation', sources: renovation },
    after: { name: 'projectRenovationAfter', sources: renovationAfter },
  },
  2: {
    before: { name: 'projectWaterproofingBefore', sources: waterproofingBefore },
    during: { name: 'projectWaterproofing', sources: waterproofing },
    after: { name: 'projectWaterproofingAfter', sources: waterproofingAfter },
  },
  3: {
    before: { name: 'projectRepairBefore', sources: repairBefore },
    during: { name: 'projectRepair', sources: repair },
    after: { name: 'projectRepairAfter', sources: repairAfter },
  },
} as const

// All pictures are 16:10. On a phone the first and the third are cropped to 4:3, so only five sixths of their width are
// visible and they must be 120 % of the window's width. The third is cropped in the same way beside its sheet.
const shownAt = {
  1: sizes('120vw', { phablet: '92vw', wide: '1320px' }),
  2: sizes('100vw', { phablet: '92vw', desktop: '60vw', wide: '856px' }),
  3: sizes('120vw', { phablet: '92vw', desktop: '72vw', wide: '1028px' }),
}

type ProjectStatesProps = { id: keyof typeof pictures; title: string; className: string }

/**
 * Three pictures from the same viewpoint: before, during and after the works. Radio buttons on a dimension line switch
 * them, with CSS alone. A lazy picture that is not displayed is not loaded, so the pictures of "before" and "after"
 * load only when they are chosen. On paper all three are in a row.
 */
export function ProjectStates({ id, title, className }: ProjectStatesProps) {
  return (
    <fieldset className={`${styles.group} ${className}`}>
      <legend className={visuallyHidden}>
        {states.legend}, {title}
      </legend>
      <div className={styles.columns}>
        {order.map((state) => (
          <Fragment key={state}>
            <input
              className={`${styles.radio[state]} ${styles.column[state]}`}
              type="radio"
              id={`etat-${id}-${state}`}
              name={`etat-${id}`}
              defaultChecked={state === 'during'}
            />
            <label
              className={`${styles.label[state]} ${styles.column[state]}`}
              htmlFor={`etat-${id}-${state}`}
            >
              {states[state]}
            </label>
          </Fragment>
        ))}
        <span className={styles.line} />
        <div className={styles.stack[id]}>
          {order.map((state) => (
            <Picture
              key={state}
              {...pictures[id][state]}
              className={styles.picture[state]}
              sizes={shownAt[id]}
              priority={id === 1 && state === 'during'}
            />
          ))}
        </div>
      </div>
    </fieldset>
  )
}
