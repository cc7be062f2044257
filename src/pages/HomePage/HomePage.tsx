import { surfaces } from '../../../styles/surfaces.css.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import foundations from '../../assets/pictures/coupe-8-fondations.webp?shape=storey&picture'
import earth from '../../assets/pictures/coupe-terre.webp?shape=storey&picture'
import earthOnPhone from '../../assets/pictures/telephone/coupe-terre.webp?shape=storey&picture'
import pictureOf from '../../content/accueil.yaml?half=sections&pictures'
import { OwnSections } from '../../sections/OwnSections/OwnSections.tsx'
import { expertises, sections, waterTable } from '../../content/accueil.yaml'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import * as styles from './HomePage.css.ts'
import { Roof } from './Roof.tsx'
import { ExpertiseStorey, pictureSizes } from './Storey.tsx'
import { Call, Figures, Reasons } from './Storeys.tsx'

/** One building cut open, from its roof to its foundations: each storey is a section of the page. */
export default function HomePage() {
  return (
    <div className={styles.page}>
      <div className={`${surfaces.night} ${styles.building}`}>
        <div className={styles.sky}>
          <Roof />
          <h2 className={visuallyHidden}>{expertises.title}</h2>
          {expertises.storeys.map((storey) => (
            <ExpertiseStorey key={storey.title} {...storey} />
          ))}
          <Reasons />
          <Figures />
        </div>
        <div className={styles.ground}>
          <Picture
            alt=""
            ground="page"
            fit="stretchedWide"
            className={classes(styles.earth, expertises.cellars.length === 1 && styles.earthOfOneCellar)}
            sources={earth}
            sizes="100vw"
            phone={earthOnPhone}
          />
          {expertises.cellars.map((storey) => (
            <ExpertiseStorey key={storey.title} {...storey} isCellar />
          ))}
          <Call />
          <Picture
            alt=""
            className={styles.foundations}
            ground="page"
            fit="natural"
            sources={foundations}
            sizes={pictureSizes}
          />
          {/* On a phone it is read in the earth below the cellar. */}
          {expertises.cellars.length === 1 && (
            <span className={styles.waterTable} aria-hidden="true">
              {waterTable}
            </span>
          )}
        </div>
      </div>
      <OwnSections sections={sections} pictureOf={pictureOf} />
    </div>
  )
}
