import { sizes } from '../../../styles/conditions.ts'
import twoArches from '../../assets/drawings/viaduc.svg'
import { pages } from '../../data/pages.ts'
import { CustomSections } from '../../sections/CustomSections/CustomSections.tsx'
import { callToAction, hero, sections, services, solutions } from '../../content/travaux-speciaux.yaml'
import { SectionNav } from '../../sections/SectionNav/SectionNav.tsx'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { column } from '../../ui/primitives.css.ts'
import { PictureHero } from '../../ui/Hero/Hero.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { LinkifiedEmails } from '../../ui/LinkifiedEmails.tsx'
import { Columns, Section, Stack, Text, Title } from '../../ui/primitives.tsx'
import { Services } from './Services.tsx'
import * as styles from './SpecialWorksPage.css.ts'

export default function SpecialWorksPage() {
  return (
    <>
      <PictureHero {...hero} parts={styles.hero}>
        {hero.tenders && (
          <Text>
            <LinkifiedEmails>{hero.tenders}</LinkifiedEmails>
          </Text>
        )}
      </PictureHero>
      <div>
        <SectionNav path={pages.specialWorks.path} label={services.indexLabel} sections={services.items} />
        <Services />
      </div>
      <Solutions />
      <CustomSections sections={sections} />
      <CallToAction
        {...callToAction}
        composition="standing"
        art={callToAction.drawing && <img src={twoArches} width="480" height="320" alt="" />}
      />
    </>
  )
}

/** On desktop three solutions form steps, like the levels of an excavation. Another number of solutions has no steps. */
const areStairs = solutions.items.length === 3

function Solutions() {
  return (
    <Section surface="concrete" className={styles.solutions}>
      <Columns>
        <Title className={column['1 / 8']}>{solutions.title}</Title>
        <Text size="lead" className={`${column['8 / -1']} ${styles.intro}`}>
          {solutions.intro}
        </Text>
      </Columns>
      <Columns
        as="ul"
        role="list"
        count={areStairs ? 1 : 4}
        className={areStairs ? styles.stairs : styles.row}
      >
        {solutions.items.map(({ title, text, picture }) => (
          <Stack as="li" gap="s" key={title} className={areStairs ? styles.stair : undefined}>
            <h3>{title}</h3>
            <Text>{text}</Text>
            <Picture
              {...picture}
              className={areStairs ? styles.figure : styles.figureInRow}
              background="none"
              sizes={sizes('36vw', { phablet: '16.5rem', desktop: '19rem' })}
            />
          </Stack>
        ))}
      </Columns>
    </Section>
  )
}
