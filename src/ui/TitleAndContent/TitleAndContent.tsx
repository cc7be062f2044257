import { useId, type ReactNode } from 'react'
import { Section } from '../Section/Section.tsx'
import * as styles from './TitleAndContent.css.ts'

type TitleAndContentProps = { title: string; children: ReactNode }

/** A section in two columns: its title stays at the left while the content at the right goes by. */
export function TitleAndContent({ title, children }: TitleAndContentProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <div className={styles.columns}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.content}>{children}</div>
      </div>
    </Section>
  )
}
