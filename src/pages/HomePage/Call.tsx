import { surfaces } from '../../../styles/surfaces.css.ts'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Title } from '../../ui/Section/Section.tsx'
import * as styles from './Call.css.ts'
import { Storey } from './Storey.tsx'

const { title, text, link } = home.callToAction

/** The closing call to action: its words stand in the orange cellar itself. */
export function Call() {
  return (
    <Storey
      material="concrete"
      level={home.levels.call}
      room={
        <div className={`${surfaces.brand} ${styles.room}`}>
          <Title>{title}</Title>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>
            <ButtonLink to={pages.contact.path} size="lg">
              {link}
            </ButtonLink>
            <a className={styles.telephone} href={telephoneHref}>
              {telephoneDisplay}
            </a>
          </div>
        </div>
      }
    />
  )
}
