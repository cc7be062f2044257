import { surfaces } from '../../../styles/surfaces.css.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import foundations from '../../assets/scenery/coupe-8-fondations.webp?preset=storey&picture'
import earth from '../../assets/scenery/coupe-terre.webp?preset=storey&picture'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { CustomSections } from '../../sections/CustomSections/CustomSections.tsx'
import { callToAction, expertises, sections, waterTable } from '../../content/accueil.yaml'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import * as styles from './HomePage.css.ts'
import { Roof } from './Roof.tsx'
import { ExpertiseStorey, Level, pictureSizes } from './Storey.tsx'
import { ClosingCta, Figures, Reasons } from './Storeys.tsx'

const { cellars, storeys } = expertises

/** One building cut open, from its roof to its foundations: each storey is a section of the page. */
export default function HomePage() {
  return (
    <div className={styles.page}>
      <div className={`${surfaces.night} ${styles.building}`}>
        <div className={styles.sky}>
          <Roof />
          <h2 className={visuallyHidden}>{expertises.title}</h2>
          {storeys.map((storey) => (
            <ExpertiseStorey key={storey.title} {...storey} />
          ))}
          <Reasons />
          <Figures />
        </div>
        {cellars.length > 0 && <Underground />}
      </div>
      <CustomSections sections={sections} />
      {cellars.length === 0 && (
        <CallToAction
          {...callToAction}
          composition="standing"
          art={
            <Picture
              {...callToAction.picture}
              className={styles.caller}
              background="none"
              sizes="min(15rem, 60vw)"
            />
          }
        />
      )}
    </div>
  )
}

/** The part below a building with cellars; the last cellar is the closing call to action. */
function Underground() {
  return (
    <div className={styles.ground}>
      <Picture
        alt=""
        background="none"
        fit="stretchedWide"
        className={classes(styles.earth, cellars.length === 1 && styles.earthOfOneCellar)}
        {...earth}
        sizes="100vw"
      />
      {cellars.map((storey) => (
        <ExpertiseStorey key={storey.title} {...storey} isCellar />
      ))}
      <ClosingCta />
      <Picture
        alt=""
        className={styles.foundations}
        background="none"
        fit="natural"
        {...foundations}
        sizes={pictureSizes}
      />
      {/* On a phone the level stands in the earth below the cellar. */}
      {cellars.length === 1 && <Level className={styles.waterTable}>{waterTable}</Level>}
    </div>
  )
}
