import { Link } from '@tanstack/react-router'
import { sizes } from '../../../styles/responsive.ts'
import renovation from '../../assets/pictures/accueil-renovation.webp?w=240;480;720&picture'
import construction from '../../assets/pictures/accueil-construction.webp?w=240;480;720&picture'
import quality from '../../assets/pictures/accueil-qualite-conformite.webp?w=240;480;720&picture'
import waterproofing from '../../assets/pictures/expertise-etancheite-cuvelage.webp?w=240;480;720&picture'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './ExpertiseCards.css.ts'

const { title, intro, cards } = home.expertises

const items = [
  { ...cards.renovation, to: pages.individuals.path, name: 'sampleRenovation', sources: renovation },
  { ...cards.waterproofing, to: pages.expertises.path, name: 'sampleWaterproofing', sources: waterproofing },
  { ...cards.construction, to: pages.specialWorks.path, name: 'sampleConstruction', sources: construction },
  { ...cards.quality, to: pages.about.path, name: 'sampleQuality', sources: quality },
] as const

export function ExpertiseCards() {
  return (
    <Section surface="raised" aria-labelledby="expertises">
      <div className={styles.head}>
        <h2 id="expertises" className={styles.title}>
          {title}
        </h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      <ul className={styles.strip}>
        {items.map((card) => (
          <li key={card.title} className={styles.card}>
            <Picture
              name={card.name}
              className={styles.picture}
              sources={card.sources}
              sizes={sizes('104px', { phablet: '46vw', desktop: '23vw', wide: '328px' })}
            />
            <div className={styles.words}>
              <h3>
                <Link to={card.to} className={styles.link}>
                  {card.title}
                </Link>
              </h3>
              <p className={styles.text}>{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
