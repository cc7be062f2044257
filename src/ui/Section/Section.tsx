import type { ComponentProps } from 'react'
import { surfaces } from '../../../styles/surfaces.css.ts'
import * as styles from './Section.css.ts'

type SectionProps = Omit<ComponentProps<'section'>, 'className'> & { surface?: keyof typeof surfaces }

/** A band of the page on one surface, its content as wide as the page. */
export function Section({ surface = 'plain', children, ...props }: SectionProps) {
  return (
    <section {...props} className={`${surfaces[surface]} ${styles.section}`}>
      <div className={styles.container}>{children}</div>
    </section>
  )
}
