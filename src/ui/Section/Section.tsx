import type { ComponentProps } from 'react'
import { grounds } from '../../../styles/grounds.css.ts'
import * as styles from './Section.css.ts'

type SectionProps = Omit<ComponentProps<'section'>, 'className'> & { ground?: keyof typeof grounds }

/** A band of the page on one ground, its content as wide as the page. */
export function Section({ ground = 'plain', children, ...props }: SectionProps) {
  return (
    <section {...props} className={`${grounds[ground]} ${styles.section}`}>
      <div className={styles.container}>{children}</div>
    </section>
  )
}
