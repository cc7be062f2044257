import { useId } from 'react'
import facade from '../../assets/drawings/ravalement.svg'
import { picturesNote, references } from '../../data/companyDetails.ts'
import { pages } from '../../data/pages.ts'
import { CustomSections } from '../../sections/CustomSections/CustomSections.tsx'
import {
  callToAction,
  hero,
  items,
  more,
  references as referencesTitle,
  sections,
  sheetLabels,
} from '../../content/realisations.yaml'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { column } from '../../ui/primitives.css.ts'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Hero } from '../../ui/Hero/Hero.tsx'
import { Columns, Region, Section, Stack, Text, Title } from '../../ui/primitives.tsx'
import { ProjectStates, type Project } from './ProjectStates.tsx'
import * as styles from './ProjectsPage.css.ts'

/** The data sheet: the defect before the works, the remedy, and the check after them. */
const lines = [
  ['defect', 'before'],
  ['remedy', 'during'],
  ['sequence', 'during'],
  ['check', 'after'],
] as const

/** No text is on photos. */
const hasPhoto = ({ pictures }: Project) => Object.values(pictures).some(({ photo }) => photo)
const isOnRoof = !items.slice(0, 1).some(hasPhoto)

/** The note about models is shown once, at the first project without photos. */
const noted = items.find((project) => !hasPhoto(project))

const sectionSurfaces = { wide: 'plain', inside: 'night', right: 'muted' } as const

export default function ProjectsPage() {
  return (
    <>
      <Hero {...hero} parts={isOnRoof ? styles.hero : undefined} />
      {items.map((project, index) => (
        <Work key={project.title} project={project} isFirst={index === 0} />
      ))}
      {references && (
        <Section surface="raised" title={referencesTitle}>
          <Columns as="ul" role="list" count={2}>
            {references.map((reference) => (
              <Text as="li" key={reference}>
                {reference}
              </Text>
            ))}
          </Columns>
        </Section>
      )}
      <CustomSections sections={sections} />
      <CallToAction
        {...callToAction}
        isMotto
        composition="standing"
        art={callToAction.drawing && <img src={facade} width="480" height="320" alt="" />}
      />
    </>
  )
}

function Work({ project, isFirst }: { project: Project; isFirst: boolean }) {
  const titleId = useId()
  const shape = isFirst ? 'wide' : project.wordsInside && !hasPhoto(project) ? 'inside' : 'right'
  const parts = styles.layouts[shape]
  return (
    <Region as="article" titleId={titleId} surface={sectionSurfaces[shape]} className={parts.band}>
      <Columns className={parts.project}>
        <figure className={parts.states}>
          <ProjectStates project={project} shape={shape} isUnderTitle={isFirst && isOnRoof} />
          {project === noted && picturesNote && (
            <Text as="figcaption" size="meta" className={styles.notes[shape]}>
              {picturesNote}
            </Text>
          )}
        </figure>
        <Stack className={parts.text}>
          <Title size="medium">{project.title}</Title>
          <Text size="lead">{project.text}</Text>
        </Stack>
        <Stack gap="s" className={parts.sheet}>
          <DescriptionList
            className={parts.facts}
            entries={lines.map(([line, state]) => [
              sheetLabels[line],
              project.sheet[line],
              styles.lines[state],
            ])}
          />
          <div className={isFirst ? column['1 / 7'] : undefined}>
            <ButtonLink to={pages.contact.path} variant="link" aria-describedby={titleId}>
              {more}
            </ButtonLink>
          </div>
        </Stack>
      </Columns>
    </Region>
  )
}
