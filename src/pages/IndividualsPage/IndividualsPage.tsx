import { sizes } from '../../../styles/responsive.ts'
import { target } from '../../../styles/utilities.css.ts'
import plan from '../../assets/drawings/plan.svg'
import flatOf from '../../content/individuals.ts?at=individuals.hero&w=960;1440;2072;2640&phone.w=780&phone.quality=52&pictures'
import pictureOf from '../../content/individuals.ts?at=individuals.services&w=640;960;1440;2160&phone.w=480;777&phone.quality=56&pictures'
import sectionPictureOf from '../../content/individuals.ts?at=individuals.sections&w=640;960;1440&pictures'
import { OwnSections } from '../../sections/OwnSections/OwnSections.tsx'
import { individuals } from '../../content/individuals.ts'
import { pages } from '../../content/pages.ts'
import { symptoms } from '../../content/symptoms.ts'
import { FragmentLink } from '../../layout/FragmentLink.tsx'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { SymptomCall } from '../../sections/QuoteCall/SymptomCall.tsx'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Facts } from '../../ui/Facts/Facts.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { classes } from '../../ui/classes.ts'
import { inFirstHalf } from '../modelMeasures.ts'
import * as styles from './IndividualsPage.css.ts'
import { QuoteSheet } from './QuoteSheet.tsx'
import { Symptoms } from './Symptoms.tsx'

const { hero, services, prices, callToAction } = individuals

const trades = services.items

export default function IndividualsPage() {
  return (
    <>
      <PageHead title={hero.title} lead={hero.lead}>
        <ButtonLink to={pages.contact.path}>{hero.link}</ButtonLink>
      </PageHead>
      <div className={styles.flat}>
        <Picture
          {...flatOf(hero.picture)}
          shape={[21, 10]}
          ground="page"
          onPaper="whole"
          sizes={sizes('92vw', { wide: '82.5rem' })}
          priority
        />
        <nav aria-label={services.title}>
          <ol role="list" className={classes(styles.dimensions, !hero.picture.photo && styles.underFlat)}>
            {trades.toReversed().map(({ id, title }, index, { length }) => (
              <li
                key={id}
                className={classes(styles.dimension, !hero.picture.photo && styles.dimensionsOfHalves[index])}
              >
                <FragmentLink
                  to={pages.individuals.path}
                  search
                  hash={id}
                  className={classes(
                    target,
                    styles.dimensionLink,
                    (index + 1 === length || (index + 1 === inFirstHalf && !hero.picture.photo)) &&
                      styles.lastOfLine,
                  )}
                >
                  {title}
                </FragmentLink>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {symptoms.items.length > 0 && <Symptoms />}
      <Section className={styles.services}>
        <Title className={styles.servicesTitle}>{services.title}</Title>
        <Columns as="ul" role="list" count={1} className={styles.trades}>
          {trades.map(({ id, title, text, picture }, index) => (
            <Stack
              as="li"
              key={title}
              id={id}
              tabIndex={-1}
              className={classes(
                styles.trade,
                index % 2 === 1 && styles.painted,
                index === 0 ? styles.first : styles.rooms[index - 1],
              )}
            >
              <Picture
                {...pictureOf(picture)}
                className={
                  index > 0
                    ? styles.closeUp
                    : classes(styles.firstCloseUp, !picture.photo && styles.behindTitle)
                }
                sizes={index === 0 ? '100vw' : sizes('134vw', { tablet: '54vw' })}
              />
              <h3>{title}</h3>
              <Text>{text}</Text>
              <SymptomCall id={id} />
            </Stack>
          ))}
        </Columns>
      </Section>
      <Section surface="muted">
        <QuoteSheet />
      </Section>
      {prices && (
        <Section surface="raised" title={prices.title}>
          <Stack>
            <Facts entries={prices.items} />
            <Text>{prices.note}</Text>
          </Stack>
        </Section>
      )}
      <OwnSections sections={individuals.sections} pictureOf={sectionPictureOf} />
      <CallToAction
        {...callToAction}
        composition="beside"
        art={<img className={styles.plan} src={plan} width="690" height="749" alt="" />}
      />
    </>
  )
}
