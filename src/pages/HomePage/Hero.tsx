import { mediaBelow, sizes } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import wide from '../../assets/pictures/accueil-immeuble-haussmannien.webp?w=1024;1440;1920&quality=45&picture'
import portrait from '../../assets/pictures/accueil-immeuble-haussmannien-portrait.webp?w=480;720;1060&quality=35&effort=6&picture'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import * as styles from './Hero.css.ts'

const { hero } = home

// All phones load the 720 px picture, a little under two pixels for each CSS pixel: more would not be visible, and the
// 1060 px picture has twice the bytes. In px, not em: the width of the picture counts, whatever the size of the text.
const portraitSizes = '(width < 480px) and (resolution > 2dppx) 55vw, (width < 480px) 90vw, 100vw'

export function Hero() {
  return (
    <section className={`${surfaces.night} ${styles.hero}`}>
      <div className={styles.content}>
        <h1 className={styles.title} tabIndex={-1}>
          {hero.title}
        </h1>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.calls}>
          <ButtonLink to={pages.contact.path}>{hero.quoteCall}</ButtonLink>
          <ButtonLink to={pages.projects.path} variant="outline" className={styles.secondCall}>
            {hero.projectsCall}
          </ButtonLink>
        </div>
      </div>
      <Picture
        name="homeHero"
        className={styles.picture}
        sources={wide}
        sizes={sizes('100vw', { desktop: 'max(100vw, 1190px)' })}
        narrow={{ media: mediaBelow('phablet'), sources: portrait, sizes: portraitSizes }}
        priority
      />
    </section>
  )
}
