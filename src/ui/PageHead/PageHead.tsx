import type { ReactNode } from 'react'
import * as styles from './PageHead.css.ts'

type PageHeadProps = { title: string; lead: string; children?: ReactNode }

/** Title and lead of a page that opens without a picture. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.side}>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  )
}
