import { pages } from '../../content/pages.ts'
import { projects } from '../../content/projects.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { ProjectStates } from './ProjectStates.tsx'
import * as styles from './ProjectsPage.css.ts'

const { hero, items, sheetLabels, more, callToAction } = projects

const lines = ['defect', 'remedy', 'sequence', 'check'] as const

export default function ProjectsPage() {
  return (
    <>
      <PageHead {...hero} />
      <div className={styles.projects}>
        {items.map(({ id, title, trade, text, sheet }) => (
          <article key={id} className={styles.project[id]} aria-labelledby={`projet-${id}`}>
            <div className={styles.head[id]}>
              <div className={styles.names}>
                <p className={styles.trade}>{trade}</p>
                <h2 id={`projet-${id}`} className={styles.title}>
                  {title}
                </h2>
              </div>
              <p className={styles.text}>{text}</p>
            </div>
            <ProjectStates id={id} title={title} className={styles.states[id]} />
            <div className={styles.words[id]}>
              <dl className={styles.sheet[id]}>
                {lines.map((line) => (
                  <div key={line} className={styles.line}>
                    <dt className={styles.label}>{sheetLabels[line]}</dt>
                    <dd>{sheet[line]}</dd>
                  </div>
                ))}
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
        ))}
      </div>
      <CallToAction {...callToAction} />
    </>
  )
}
