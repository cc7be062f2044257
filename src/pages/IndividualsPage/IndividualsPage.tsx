import { sizes } from '../../../styles/conditions.ts'
import { tapTarget } from '../../../styles/utilities.css.ts'
import plan from '../../assets/drawings/plan.svg'
import { CustomSections } from '../../sections/CustomSections/CustomSections.tsx'
import { callToAction, hero, prices, sections, services, symptoms } from '../../content/particuliers.yaml'
import { priceExamples } from '../../data/companyDetails.ts'
import { pages } from '../../data/pages.ts'
import { FragmentLink } from '../../ui/FragmentLink.tsx'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { SymptomCta } from '../../sections/SymptomCta.tsx'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Hero } from '../../ui/Hero/Hero.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section, Stack, Text, Title } from '../../ui/primitives.tsx'
import { classes } from '../../ui/classes.ts'
import * as styles from './IndividualsPage.css.ts'
import { QuoteSheet } from './QuoteSheet.tsx'
import { Symptoms } from './Symptoms.tsx'

const trades = services.items

export default function IndividualsPage() {
  return (
    <>
      <Hero title={hero.title} lead={hero.lead}>
        <ButtonLink to={pages.contact.path}>{hero.link}</ButtonLink>
      </Hero>
      <Flat />
      {symptoms.items.length > 0 && <Symptoms />}
      <Services />
      <Section surface="muted">
        <QuoteSheet />
      </Section>
      {priceExamples && (
        <Section surface="raised" title={prices.title}>
          <Stack>
            <DescriptionList
              entries={priceExamples.map(({ works, price, year }) => [works, `${price}, en ${year}`])}
            />
            <Text>{prices.note}</Text>
          </Stack>
        </Section>
      )}
      <CustomSections sections={sections} />
      <CallToAction
        {...callToAction}
        composition="beside"
        art={
          callToAction.drawing && <img className={styles.plan} src={plan} width="690" height="749" alt="" />
        }
      />
    </>
  )
}

/** A flat that is cut open, and links to the trades that are at work in its rooms, from the last to the first. */
function Flat() {
  const { picture } = hero
  const isMeasured = !picture.photo && trades.length === 4
  return (
    <div className={styles.flat}>
      <Picture {...picture} background="none" sizes={sizes('92vw', { wide: '82.5rem' })} priority />
      {isMeasured && (
        <nav aria-label={services.title}>
          <ol role="list" className={styles.dimensions}>
            {trades.toReversed().map(({ id, title }) => (
              <li key={id} className={styles.dimension}>
                <FragmentLink
                  to={pages.individuals.path}
                  search
                  hash={id}
                  className={`${tapTarget} ${styles.dimensionLink}`}
                >
                  {title}
                </FragmentLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}

function Services() {
  return (
    <Section className={styles.services}>
      <Title className={styles.servicesTitle}>{services.title}</Title>
      <ul role="list" className={styles.trades}>
        {trades.map(({ id, title, text, picture }, index) => (
          <li key={title} id={id} tabIndex={-1} className={styles.trade}>
            <Picture
              {...picture}
              className={
                index > 0
                  ? styles.closeUp
                  : classes(styles.firstCloseUp, !picture.photo && styles.behindTitle)
              }
              sizes={index === 0 ? sizes('200vw', { phablet: '100vw' }) : sizes('134vw', { tablet: '54vw' })}
            />
            <Stack className={styles.tradeText}>
              <h3>{title}</h3>
              <Text>{text}</Text>
              <SymptomCta id={id} />
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  )
}
