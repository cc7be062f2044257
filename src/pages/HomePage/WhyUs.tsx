import { useId } from 'react'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './WhyUs.css.ts'

const { title, intro, items, link } = home.whyUs

export function WhyUs() {
  const id = useId()
  return (
    <Section surface="muted" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      <dl className={styles.reasons}>
        {items.map((item) => (
          <div key={item.title} className={styles.reason}>
            <dt className={styles.name}>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={pages.about.path} variant="secondary">
        {link}
      </ButtonLink>
    </Section>
  )
}
