import facade from '../../assets/drawings/ravalement.svg'
import { company } from '../../content/company.ts'
import { pages } from '../../content/pages.ts'
import { projects, type Project } from '../../content/projects.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { column } from '../../ui/Columns/Columns.css.ts'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Region, Title } from '../../ui/Section/Section.tsx'
import { container } from '../../ui/Section/Section.css.ts'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { ProjectStates } from './ProjectStates.tsx'
import * as styles from './ProjectsPage.css.ts'

const { hero, sheetLabels, more, callToAction } = projects

const items: readonly Project[] = projects.items

const lines = ['defect', 'remedy', 'sequence', 'check'] as const

/** The first project fills the page; the others have their pictures right and left by turns. */
const columnsAt = (index: number) =>
  index === 0
    ? { states: column['1 / -1'], words: column['1 / -1'] }
    : index % 2 === 1
      ? { states: column['5 / -1'], words: column['1 / 5'] }
      : { states: column['1 / 9'], words: column['9 / -1'] }

export default function ProjectsPage() {
  return (
    <>
      <PageHead {...hero} className={styles.head} />
      <div className={`${container} ${styles.projects}`}>
        {items.map((project, index) => {
          const { states, words } = columnsAt(index)
          const titleId = `projet-${project.id}`
          return (
            <Region as="article" key={project.id} titleId={titleId}>
              <Columns className={styles.project}>
                <figure className={`${styles.states} ${states}`}>
                  <ProjectStates project={project} isFirst={index === 0} />
                  {index === 0 && company.picturesNote && (
                    <Text as="figcaption" size="meta">
                      {company.picturesNote}
                    </Text>
                  )}
                </figure>
                <Columns count="upTo2" className={words}>
                  <Title size="medium">{project.title}</Title>
                  <Text>{project.text}</Text>
                </Columns>
                <Stack gap="l" className={column['1 / -1']}>
                  <Columns as="dl" count="upTo4">
                    {lines.map(
                      (line) =>
                        project.sheet[line] && (
                          <div key={line} className={styles.entry}>
                            <dt>
                              <strong>{sheetLabels[line]}</strong>
                            </dt>
                            <Text as="dd" size="small">
                              {project.sheet[line]}
                            </Text>
                          </div>
                        ),
                    )}
                  </Columns>
                  <div>
                    <ButtonLink to={pages.contact.path} variant="link" aria-describedby={titleId}>
                      {more}
                    </ButtonLink>
                  </div>
                </Stack>
              </Columns>
            </Region>
          )
        })}
      </div>
      <CallToAction
        {...callToAction}
        composition="standing"
        art={<img src={facade} width="480" height="320" alt="" />}
      />
    </>
  )
}
