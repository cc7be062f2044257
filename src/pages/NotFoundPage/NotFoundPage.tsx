import front from '../../assets/drawings/facade.svg'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { notFound } from '../../content/notFound.ts'
import { pages } from '../../content/pages.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import * as styles from './NotFoundPage.css.ts'

export default function NotFoundPage() {
  return (
    <section className={styles.page}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {notFound.title}
          </h1>
          <p className={styles.text}>{notFound.text}</p>
          <div className={styles.ways}>
            <ButtonLink to={pages.home.path}>{notFound.homeLink}</ButtonLink>
            <ButtonLink to={pages.contact.path} variant="outline">
              {notFound.contactLink}
            </ButtonLink>
            <ButtonAnchor href={telephoneHref} variant="outline">
              {telephoneDisplay}
            </ButtonAnchor>
          </div>
        </div>
      </div>
      <img className={styles.front} src={front} width="720" height="480" alt={notFound.pictureAlt} />
    </section>
  )
}
