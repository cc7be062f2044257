import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { mediaBelow, sizes } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import tall from '../../assets/pictures/accueil-coupe-portrait.webp?w=480;720;1080&picture'
import wide from '../../assets/pictures/accueil-coupe.webp?w=800;1200;1600;2200&picture'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { container } from '../../ui/Section/Section.css.ts'
import * as styles from './BuildingSection.css.ts'
import { Leader, Levels } from './BuildingLines.tsx'

const { title, intro, places } = home.expertises

const items = [
  { ...places.renovation, to: pages.individuals.path, name: 'renovation' },
  { ...places.waterproofing, to: pages.expertises.path, name: 'waterproofing' },
  { ...places.construction, to: pages.specialWorks.path, name: 'construction' },
  { ...places.quality, to: pages.about.path, name: 'quality' },
] as const

/** A building cut open from roof to foundations. Each place in it forms one link with the title of that place. */
export function BuildingSection() {
  const id = useId()
  return (
    <section className={`${surfaces.plain} ${styles.section}`} aria-labelledby={id}>
      <div className={container}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <p className={styles.intro}>{intro}</p>
        </div>
        <div className={styles.stage}>
          <Picture
            name="section"
            className={styles.picture}
            sources={wide}
            sizes={sizes('92vw', { desktop: '76vw', wide: '1080px' })}
            narrow={{ media: mediaBelow('phablet'), sources: tall, sizes: '92vw' }}
          />
          <Levels />
          <ol className={styles.list}>
            {items.map(({ name, to, title: place, text }) => (
              <li key={name} className={styles.place}>
                <Leader name={name} />
                <div className={styles.words[name]}>
                  <h3>
                    <Link to={to} className={styles.link[name]}>
                      {place}
                    </Link>
                  </h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
