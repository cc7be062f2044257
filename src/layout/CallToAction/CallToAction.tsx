import { useId } from 'react'
import { pages } from '../../content/pages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './CallToAction.css.ts'

type CallToActionProps = { title: string; text: string; link: string }

/** The closing band of a page, the only surface painted with minium; it leads to /contact. */
export function CallToAction({ title, text, link }: CallToActionProps) {
  const id = useId()
  return (
    <Section surface="brand" aria-labelledby={id}>
      <div className={styles.band}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <ButtonLink to={pages.contact.path} size="lg">
          {link}
        </ButtonLink>
      </div>
    </Section>
  )
}
