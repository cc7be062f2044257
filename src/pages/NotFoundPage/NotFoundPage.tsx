import { sizes } from '../../../styles/conditions.ts'
import { telephoneDisplay, telephoneHref } from '../../data/companyDetails.ts'
import { contactLink, homeLink, picture, text, title } from '../../content/introuvable.yaml'
import { pages } from '../../data/pages.ts'
import { buttons } from '../../ui/Button/Button.css.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/Button.tsx'
import { PictureHero } from '../../ui/Hero/Hero.tsx'
import * as styles from './NotFoundPage.css.ts'

export default function NotFoundPage() {
  return (
    <PictureHero
      title={title}
      lead={text}
      parts={styles.hero}
      picture={picture}
      sizes={sizes('165vw', { phablet: '110vw', desktop: '66vw', wide: '59.8rem' })}
    >
      <div className={buttons}>
        <ButtonLink to={pages.home.path} className={styles.home}>
          {homeLink}
        </ButtonLink>
        <ButtonLink to={pages.contact.path} variant="link">
          {contactLink}
        </ButtonLink>
        <ButtonAnchor href={telephoneHref} variant="link" className={styles.telephone}>
          {telephoneDisplay}
        </ButtonAnchor>
      </div>
    </PictureHero>
  )
}
