import crack from '../../assets/drawings/lezarde.svg'
import method from '../../assets/drawings/methode.svg'
import { CustomSections } from '../../sections/CustomSections/CustomSections.tsx'
import { approach, callToAction, hero, managers, sections } from '../../content/expertises.yaml'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { SymptomCta } from '../../sections/SymptomCta.tsx'
import { classes } from '../../ui/classes.ts'
import { PictureHero } from '../../ui/Hero/Hero.tsx'
import { Columns, Section, Text } from '../../ui/primitives.tsx'
import { Areas } from './Areas.tsx'
import { Managers } from './Managers.tsx'
import * as styles from './ExpertisesPage.css.ts'

const { steps } = approach

/** The drawn line has four ticks, so it needs four steps. */
const areDrawn = steps.length === 4

export default function ExpertisesPage() {
  return (
    <>
      <PictureHero {...hero} parts={styles.hero} />
      <Areas />
      {managers && <Managers {...managers} />}
      <Section surface="muted" title={approach.title}>
        {areDrawn && (
          <img className={styles.drawing} src={method} width="3840" height="160" alt="" loading="lazy" />
        )}
        <Columns as="ol" role="list" count={4}>
          {steps.map(({ id, title, text }, index) => (
            <li
              key={title}
              id={id}
              className={classes(styles.step, areDrawn && styles.drawnStep)}
              tabIndex={-1}
            >
              <span className={styles.number}>{`${index + 1}`.padStart(2, '0')}</span>
              <h3>{title}</h3>
              <Text>{text}</Text>
              <SymptomCta id={id} />
            </li>
          ))}
        </Columns>
      </Section>
      <CustomSections sections={sections} />
      <CallToAction
        {...callToAction}
        composition="hanging"
        art={callToAction.drawing && <img className={styles.crack} src={crack} alt="" />}
      />
    </>
  )
}
