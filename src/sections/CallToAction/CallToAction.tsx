import type { ReactNode } from 'react'
import { Region, Title } from '../../ui/Section/Section.tsx'
import { MailLinks } from '../../ui/Text/MailLinks.tsx'
import { CallLinks } from './CallLinks.tsx'
import * as styles from './CallToAction.css.ts'

type CallToActionProps = {
  title: string
  text: string
  link: string
} & (
  | { composition?: 'row'; art?: never }
  /**
   * `hanging`: a drawing that reaches the lower edge and continues in the footer (Foundations.tsx); `standing`: an
   * image 480 units wide (`drawingUnit`) that stands on the ground of the footer; `beside`: what fills the other half
   * of the width.
   */
  | { composition: 'hanging' | 'standing' | 'beside'; art: ReactNode }
)

/** The closing band of a page, the only surface painted with minium; it leads to /contact and to the telephone. */
export function CallToAction({ title, text, link, composition = 'row', art }: CallToActionProps) {
  const isLarge = composition === 'hanging' || composition === 'standing'
  return (
    <Region surface="brand" className={`${styles.band[composition]} ${styles.onPaper}`}>
      <div className={styles.content[composition]}>
        <div className={styles.words[composition]}>
          {isLarge ? (
            <Title size="display" className={styles.lines}>
              {title}
            </Title>
          ) : (
            <Title>{title}</Title>
          )}
          <p className={styles.text}>
            <MailLinks>{text}</MailLinks>
          </p>
        </div>
        <div className={styles.links[composition]}>
          <CallLinks link={link} />
        </div>
      </div>
      {art && <div className={`${styles.art[composition]} ${styles.onScreen}`}>{art}</div>}
    </Region>
  )
}
