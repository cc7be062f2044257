import { useId } from 'react'
import { sizes } from '../../../styles/responsive.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import centring from '../../assets/pictures/travaux-speciaux-viaduc-cintre.webp?w=480;800;1200;1600&picture'
import infrastructure from '../../assets/pictures/travaux-speciaux-grande-infrastructure.webp?w=480;800;1200;1600&picture'
import multiStructures from '../../assets/pictures/travaux-speciaux-multi-structures.webp?w=480;800;1200;1600&picture'
import { specialWorks } from '../../content/specialWorks.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { container } from '../../ui/Section/Section.css.ts'
import * as styles from './Services.css.ts'

const { title, items } = specialWorks.services

const bands = [
  {
    ...items.heritage,
    name: 'centring',
    sources: centring,
    shape: 'panoramic',
    sizes: sizes('100vw', { tablet: '92vw', wide: '1320px' }),
  },
  {
    ...items.infrastructure,
    name: 'infrastructure',
    sources: infrastructure,
    shape: 'tall',
    sizes: sizes('100vw', { tablet: '92vw', desktop: '56vw' }),
  },
  {
    ...items.multiStructures,
    name: 'multiStructures',
    sources: multiStructures,
    shape: 'plain',
    sizes: sizes('100vw', { tablet: '92vw', desktop: '56vw' }),
  },
] as const

/** Three services as bands of different heights. */
export function Services() {
  const id = useId()
  return (
    <section className={styles.services} aria-labelledby={id}>
      <h2 id={id} className={visuallyHidden}>
        {title}
      </h2>
      <div className={`${container} ${styles.bands}`}>
        {bands.map((band) => (
          <article
            key={band.id}
            id={band.id}
            className={styles.band[band.shape]}
            tabIndex={-1}
            aria-labelledby={`${band.id}-titre`}
          >
            <Picture
              name={band.name}
              className={styles.picture[band.shape]}
              sources={band.sources}
              sizes={band.sizes}
            />
            <div className={styles.words[band.shape]}>
              <h3 id={`${band.id}-titre`} className={styles.title}>
                {band.title}
              </h3>
              <div className={styles.details}>
                <p className={styles.text}>{band.text}</p>
                <ul className={styles.points}>
                  {band.points.map((point) => (
                    <li key={point} className={styles.point}>
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
