import { sizes } from '../../../styles/responsive.ts'
import { largeDrawing } from '../../../styles/utilities.css.ts'
import front from '../../assets/drawings/facade.svg'
import onlookers from '../../assets/pictures/introuvable-fenetre-tombee.webp?w=480;780;1088&quality=60&picture'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { notFound } from '../../content/notFound.ts'
import { pages } from '../../content/pages.ts'
import { buttons } from '../../ui/Button/Button.css.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/Button.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { container } from '../../ui/Section/Section.css.ts'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './NotFoundPage.css.ts'

export default function NotFoundPage() {
  return (
    <section className={`${largeDrawing} ${styles.page}`}>
      <div className={container}>
        <Stack gap="l" className={styles.words}>
          <h1 tabIndex={-1}>{notFound.title}</h1>
          <Text size="lead" className={styles.text}>
            {notFound.text}
          </Text>
          <div className={buttons}>
            <ButtonLink to={pages.home.path}>{notFound.homeLink}</ButtonLink>
            <ButtonLink to={pages.contact.path} variant="link">
              {notFound.contactLink}
            </ButtonLink>
            <ButtonAnchor href={telephoneHref} variant="link">
              {telephoneDisplay}
            </ButtonAnchor>
          </div>
        </Stack>
      </div>
      <div className={styles.front}>
        <img className={styles.drawing} src={front} width="720" height="384" alt={notFound.pictureAlt} />
        <Picture
          name="onlookers"
          className={styles.onlookers}
          sources={onlookers}
          sizes={sizes('75vw', { phablet: '50vw', desktop: '28rem' })}
        />
      </div>
    </section>
  )
}
