import { pages } from '../../content/pages.ts'
import { projects, type Project } from '../../content/projects.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { ProjectStates } from './ProjectStates.tsx'
import * as styles from './ProjectsPage.css.ts'

const { hero, sheetLabels, more, callToAction } = projects

const items: readonly Project[] = projects.items

const lines = ['defect', 'remedy', 'sequence', 'check'] as const

const placeOf = (index: number) => (index === 0 ? 'wide' : index % 2 === 1 ? 'right' : 'left')

export default function ProjectsPage() {
  return (
    <>
      <PageHead {...hero} />
      <div className={styles.projects}>
        {items.map(({ id, title, trade, text, pictures, sheet }, index) => {
          const place = placeOf(index)
          return (
            <article key={id} className={styles.project[place]} aria-labelledby={`projet-${id}`}>
              <div className={styles.head[place]}>
                <div className={styles.names}>
                  <p className={styles.trade}>{trade}</p>
                  <h2 id={`projet-${id}`} className={styles.title}>
                    {title}
                  </h2>
                </div>
                <p className={styles.text}>{text}</p>
              </div>
              <ProjectStates
                {...{ id, title, pictures, place }}
                className={styles.states[place]}
                priority={index === 0}
              />
              <div className={styles.words[place]}>
                <dl className={styles.sheet[place]}>
                  {lines.map(
                    (line) =>
                      sheet[line] && (
                        <div key={line} className={styles.line}>
                          <dt className={styles.label}>{sheetLabels[line]}</dt>
                          <dd>{sheet[line]}</dd>
                        </div>
                      ),
                  )}
                </dl>
                <ButtonLink
                  to={pages.contact.path}
                  variant="link"
                  className={styles.more}
                  aria-describedby={`projet-${id}`}
                >
                  {more}
                </ButtonLink>
              </div>
            </article>
          )
        })}
      </div>
      <CallToAction {...callToAction} />
    </>
  )
}
