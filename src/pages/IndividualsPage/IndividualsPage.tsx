import { useId } from 'react'
import { sizes } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import plan from '../../assets/drawings/plan.svg'
import room from '../../assets/pictures/particuliers-piece-en-travaux.webp?w=480;800;1200;1600&picture'
import { individuals } from '../../content/individuals.ts'
import { pages } from '../../content/pages.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './IndividualsPage.css.ts'
import { Symptoms } from './Symptoms.tsx'
import { TradeIcon } from './TradeIcon.tsx'

const { hero, services, promises, callToAction } = individuals

const trades = ['painting', 'tiling', 'masonry', 'parquet'] as const

export default function IndividualsPage() {
  const tradesId = useId()
  const promisesId = useId()
  return (
    <>
      <PageHead title={hero.title} lead={hero.lead}>
        <ButtonLink to={pages.contact.path}>{hero.link}</ButtonLink>
      </PageHead>
      <div className={styles.room}>
        <Picture
          name="room"
          className={styles.picture}
          sources={room}
          sizes={sizes('120vw', { phablet: '92vw', wide: '1320px' })}
          priority
        />
      </div>
      <Symptoms />
      <Section aria-labelledby={tradesId}>
        <h2 id={tradesId} className={styles.title}>
          {services.title}
        </h2>
        <ul className={styles.trades}>
          {trades.map((trade) => (
            <li
              key={trade}
              id={trade === 'masonry' ? services.items.masonry.id : undefined}
              className={styles.trade}
              tabIndex={-1}
            >
              <TradeIcon trade={trade} />
              <div>
                <h3>{services.items[trade].title}</h3>
                <p className={styles.text}>{services.items[trade].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section surface="raised" aria-labelledby={promisesId}>
        <div className={styles.promises}>
          <h2 id={promisesId} className={styles.promisesTitle}>
            {promises.title}
          </h2>
          <dl className={styles.twoByTwo}>
            {promises.items.map(({ title, text }) => (
              <div key={title} className={styles.promise}>
                <dt className={styles.promiseTitle}>{title}</dt>
                <dd className={styles.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <CallToAction
        {...callToAction}
        composition="beside"
        art={
          <div className={`${surfaces.muted} ${styles.plan}`}>
            <img className={styles.drawing} src={plan} width="690" height="530" alt="" />
          </div>
        }
      />
    </>
  )
}
