import { sizes } from '../../../styles/responsive.ts'
import waterproofing from '../../assets/pictures/expertise-etancheite-cuvelage.webp?w=360;560;800&picture'
import repairs from '../../assets/pictures/expertise-reparation-renfort.webp?w=360;560;800&picture'
import floors from '../../assets/pictures/expertise-sols-techniques.webp?w=360;560;800&picture'
import injection from '../../assets/pictures/expertise-injection.webp?w=360;560;800&picture'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { expertises } from '../../content/expertises.ts'
import { pages } from '../../content/pages.ts'
import { FragmentLink } from '../../layout/FragmentLink.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import * as styles from './Areas.css.ts'
import { useSectionInView } from './useSectionInView.ts'

const { areas, indexLabel } = expertises

const items = [
  { ...areas.waterproofing, name: 'sampleWaterproofing', sources: waterproofing },
  { ...areas.repairs, name: 'sampleRepairs', sources: repairs },
  { ...areas.floors, name: 'sampleFloors', sources: floors },
  { ...areas.injection, name: 'sampleInjection', sources: injection },
] as const

const ids = items.map(({ id }) => id)

/** Four areas, one under the other, beside an index that marks the one being read. */
export function Areas() {
  const current = useSectionInView(ids)
  return (
    <div className={`${surfaces.raised} ${styles.areas}`}>
      <div className={styles.grid}>
        <nav className={styles.index} aria-label={indexLabel}>
          <ol className={styles.indexList}>
            {items.map(({ id, title }) => (
              <li key={id}>
                <FragmentLink
                  to={pages.expertises.path}
                  search
                  hash={id}
                  className={styles.indexLink}
                  isCurrent={id === current}
                >
                  {title}
                </FragmentLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.rows}>
          {items.map(({ id, title, text, features, name, sources }) => (
            <section key={id} id={id} className={styles.area} tabIndex={-1} aria-labelledby={`${id}-titre`}>
              <Picture
                name={name}
                className={styles.picture}
                sources={sources}
                sizes={sizes('100vw', { tablet: '44vw', desktop: '36vw', wide: '624px' })}
              />
              <div className={styles.words}>
                <h2 id={`${id}-titre`} className={styles.title}>
                  {title}
                </h2>
                <p>{text}</p>
                <ul className={styles.features}>
                  {features.map((feature) => (
                    <li key={feature.title} className={styles.feature}>
                      <strong className={styles.featureTitle}>{feature.title}</strong> {feature.text}
                    </li>
                  ))}
                </ul>
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
