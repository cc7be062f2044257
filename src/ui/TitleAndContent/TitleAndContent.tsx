import { useId, type ReactNode } from 'react'
import type { surfaces } from '../../../styles/surfaces.css.ts'
import { Section } from '../Section/Section.tsx'
import * as styles from './TitleAndContent.css.ts'

type TitleAndContentProps = {
  surface?: keyof typeof surfaces
  title: string
  intro?: string
  link?: ReactNode
  children: ReactNode
}

/** A section in two columns: its title stays at the left while the content at the right goes by. */
export function TitleAndContent({ surface = 'plain', title, intro, link, children }: TitleAndContentProps) {
  const id = useId()
  return (
    <Section surface={surface} aria-labelledby={id}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
          {link}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </Section>
  )
}
