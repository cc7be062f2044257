import { sizes } from '../../../styles/conditions.ts'
import { telephoneDisplay, telephoneHref } from '../../words/companyDetails.ts'
import pictureOf from '../../words/notFound.ts?pictures'
import { notFound } from '../../words/notFound.ts'
import { pages } from '../../words/pages.ts'
import { buttons } from '../../ui/Button/Button.css.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/Button.tsx'
import { PictureHead } from '../../ui/PageHead/PageHead.tsx'
import * as styles from './NotFoundPage.css.ts'

export default function NotFoundPage() {
  return (
    <PictureHead
      title={notFound.title}
      lead={notFound.text}
      words="beside"
      className={styles.head}
      pictureClass={styles.picture}
      picture={pictureOf(notFound.picture)}
      sizes={sizes('165vw', { phablet: '110vw', desktop: '66vw', wide: '59.8rem' })}
    >
      <div className={buttons}>
        <ButtonLink to={pages.home.path} className={styles.home}>
          {notFound.homeLink}
        </ButtonLink>
        <ButtonLink to={pages.contact.path} variant="link">
          {notFound.contactLink}
        </ButtonLink>
        <ButtonAnchor href={telephoneHref} variant="link" className={styles.telephone}>
          {telephoneDisplay}
        </ButtonAnchor>
      </div>
    </PictureHead>
  )
}
