import { useId } from 'react'
import { sizes } from '../../../styles/responsive.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { specialWorks } from '../../content/specialWorks.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { pictureSources } from '../../ui/Picture/pictureSources.ts'
import { container } from '../../ui/Section/Section.css.ts'
import * as styles from './Services.css.ts'

const { title, items } = specialWorks.services

const pictureOf = pictureSources(
  import.meta.glob('../../assets/pictures/travaux-speciaux-*', {
    query: '?w=480;800;1200;1600&picture',
    import: 'default',
    eager: true,
  }),
)

const shownAt = {
  panoramic: sizes('100vw', { tablet: '92vw', wide: '1320px' }),
  tall: sizes('100vw', { tablet: '92vw', desktop: '56vw' }),
  plain: sizes('100vw', { tablet: '92vw', desktop: '56vw' }),
}

/** The first is as wide as the page, the others have their picture left and right by turns. */
const shapeAt = (index: number) => (index === 0 ? 'panoramic' : index % 2 === 1 ? 'tall' : 'plain')

/** The services as bands of different heights. */
export function Services() {
  const id = useId()
  return (
    <section className={styles.services} aria-labelledby={id}>
      <h2 id={id} className={visuallyHidden}>
        {title}
      </h2>
      <div className={`${container} ${styles.bands}`}>
        {items.map((band, index) => {
          const shape = shapeAt(index)
          return (
            <article
              key={band.id}
              id={band.id}
              className={styles.band[shape]}
              tabIndex={-1}
              aria-labelledby={`${band.id}-titre`}
            >
              <Picture
                {...pictureOf(band.picture)}
                className={styles.picture[shape]}
                sizes={shownAt[shape]}
              />
              <div className={styles.words[shape]}>
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
          )
        })}
      </div>
    </section>
  )
}
