import { sizes } from '../../../styles/responsive.ts'
import { largeDrawing } from '../../../styles/utilities.css.ts'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import pictureOf from '../../content/notFound.ts?pictures'
import { notFound } from '../../content/notFound.ts'
import { pages } from '../../content/pages.ts'
import { PhotoHead } from '../../sections/PhotoHead/PhotoHead.tsx'
import { buttons } from '../../ui/Button/Button.css.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/Button.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { container } from '../../ui/Section/Section.css.ts'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './NotFoundPage.css.ts'

export default function NotFoundPage() {
  const links = (
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
  )
  const picture = pictureOf(notFound.picture)
  if (picture.photo)
    return (
      <PhotoHead title={notFound.title} lead={notFound.text} picture={picture}>
        {links}
      </PhotoHead>
    )
  return (
    <section className={`${largeDrawing} ${styles.page}`}>
      <div className={container}>
        <Stack className={styles.words}>
          <h1 tabIndex={-1}>{notFound.title}</h1>
          <Text size="lead" isBalanced>
            {notFound.text}
          </Text>
          {links}
        </Stack>
      </div>
      <Picture
        {...picture}
        className={styles.front}
        ground="page"
        sizes={sizes('165vw', { phablet: '110vw', desktop: '66vw', wide: '59.8rem' })}
        priority
      />
    </section>
  )
}
