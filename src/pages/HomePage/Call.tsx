import { surfaces } from '../../../styles/surfaces.css.ts'
import { home } from '../../content/home.ts'
import { CallLinks } from '../../sections/CallToAction/CallLinks.tsx'
import { Title } from '../../ui/Section/Section.tsx'
import * as styles from './Call.css.ts'
import { Storey } from './Storey.tsx'

const { title, text, link } = home.callToAction

/** The closing call to action: its words stand in the orange cellar itself. */
export function Call() {
  return (
    <Storey
      isCellar
      level={home.levels.call}
      room={
        <div className={`${surfaces.brand} ${styles.room}`}>
          <Title>{title}</Title>
          <p className={styles.text}>{text}</p>
          <div className={styles.links}>
            <CallLinks link={link} />
          </div>
        </div>
      }
    />
  )
}
