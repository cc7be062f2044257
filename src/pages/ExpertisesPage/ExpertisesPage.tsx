import crack from '../../assets/drawings/lezarde.svg'
import line from '../../assets/drawings/methode.svg'
import cellar from '../../assets/pictures/expertises-cave.webp?w=640;1000;1452;1936&ground=nuit&picture'
import { expertises } from '../../content/expertises.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { LevelHead } from '../../sections/LevelHead/LevelHead.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { Areas } from './Areas.tsx'
import * as styles from './ExpertisesPage.css.ts'

const { hero, approach, callToAction } = expertises

export default function ExpertisesPage() {
  return (
    <>
      <LevelHead {...hero} storey="cellar" picture={{ name: 'cellar', sources: cellar }} />
      <Areas />
      <Section surface="muted" title={approach.title}>
        <img className={styles.line} src={line} width="3840" height="160" alt="" loading="lazy" />
        <Columns as="ol" count={4}>
          {approach.steps.map((step) => (
            <li
              key={step.number}
              id={'id' in step ? step.id : undefined}
              className={styles.step}
              tabIndex={-1}
            >
              <span className={styles.number}>{step.number}</span>
              <h3>{step.title}</h3>
              <Text className={styles.text}>{step.text}</Text>
            </li>
          ))}
        </Columns>
      </Section>
      <CallToAction
        {...callToAction}
        composition="hanging"
        art={<img className={styles.crack} src={crack} alt="" />}
      />
    </>
  )
}
