import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import constructionPhone from '../../assets/pictures/coupe-2-construction-telephone.webp?w=480;700&picture'
import construction from '../../assets/pictures/coupe-2-construction.webp?w=640;960;1400;1900&picture'
import renovationPhone from '../../assets/pictures/coupe-3-renovation-telephone.webp?w=480;748&picture'
import renovation from '../../assets/pictures/coupe-3-renovation.webp?w=640;960;1400;1900&picture'
import qualityPhone from '../../assets/pictures/coupe-4-qualite-telephone.webp?w=480;748&picture'
import quality from '../../assets/pictures/coupe-4-qualite.webp?w=640;960;1400;1900&picture'
import cellarPhone from '../../assets/pictures/coupe-6-cave-1-telephone.webp?w=480;748&picture'
import cellar from '../../assets/pictures/coupe-6-cave-1.webp?w=640;960;1400;1900&picture'
import foundations from '../../assets/pictures/coupe-8-fondations.webp?w=640;960;1400;1900&picture'
import earth from '../../assets/pictures/coupe-terre.webp?w=960;1440;1920&picture'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Call } from './Call.tsx'
import { Figures } from './Figures.tsx'
import * as styles from './HomePage.css.ts'
import { Reasons } from './Reasons.tsx'
import { Roof } from './Roof.tsx'
import { CardStorey } from './Storey.tsx'

/** One building cut open, from its roof to its foundations: each storey is a section of the page. */
export default function HomePage() {
  return (
    <div className={styles.page}>
      <div className={`${surfaces.night} ${styles.building}`}>
        <div className={styles.sky}>
          <Roof />
          <h2 className={visuallyHidden}>{home.expertises.title}</h2>
          <CardStorey
            card="construction"
            to={pages.specialWorks.path}
            name="extraStorey"
            sources={construction}
            phone={constructionPhone}
          />
          <CardStorey
            card="renovation"
            to={pages.individuals.path}
            name="renovatedFlat"
            sources={renovation}
            phone={renovationPhone}
          />
          <CardStorey
            card="quality"
            to={pages.about.path}
            name="measuredFlat"
            sources={quality}
            phone={qualityPhone}
          />
          <Reasons />
          <Figures />
        </div>
        <div className={styles.ground}>
          <Picture name="earth" className={styles.earth} sources={earth} sizes="100vw" />
          <span className={styles.waterTable} aria-hidden="true">
            {home.waterTable}
          </span>
          <CardStorey
            card="waterproofing"
            to={pages.expertises.path}
            material="concrete"
            name="vaultedCellar"
            sources={cellar}
            phone={cellarPhone}
          />
          <Call />
          <Picture
            name="foundations"
            className={styles.foundations}
            sources={foundations}
            sizes="(width >= 64em) min(62vw, 1042px), 100vw"
          />
        </div>
      </div>
    </div>
  )
}
