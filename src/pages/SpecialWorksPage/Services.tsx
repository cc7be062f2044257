import { sizes } from '../../../styles/responsive.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import centring from '../../assets/pictures/travaux-speciaux-viaduc-cintre.webp?w=480;800;1200;1600&picture'
import infrastructure from '../../assets/pictures/travaux-speciaux-grande-infrastructure.webp?w=480;800;1200;1600&picture'
import multiStructures from '../../assets/pictures/travaux-speciaux-multi-structures.webp?w=480;800;1200;1600&picture'
import { specialWorks } from '../../content/specialWorks.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './Services.css.ts'

const { title, items } = specialWorks.services

const bands = [
  {
    ...items.heritage,
    name: 'centring',
    sources: centring,
    shape: 'panoramic',
    sizes: sizes('92vw', { wide: '1320px' }),
  },
  {
    ...items.infrastructure,
    name: 'infrastructure',
    sources: infrastructure,
    shape: 'tall',
    sizes: sizes('92vw', { desktop: '46vw', wide: '646px' }),
  },
  {
    ...items.multiStructures,
    name: 'multiStructures',
    sources: multiStructures,
    shape: 'plain',
    sizes: sizes('92vw', { desktop: '54vw', wide: '758px' }),
  },
] as const

/** Three services as bands of different heights. */
export function Services() {
  return (
    <Section aria-labelledby="services">
      <h2 id="services" className={visuallyHidden}>
        {title}
      </h2>
      <div className={styles.bands}>
        {bands.map((band) => (
          <article key={band.title} className={styles.band[band.shape]}>
            <Picture
              name={band.name}
              className={styles.picture[band.shape]}
              sources={band.sources}
              sizes={band.sizes}
            />
            <div className={styles.words[band.shape]}>
              <h3 className={styles.title}>{band.title}</h3>
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
    </Section>
  )
}
