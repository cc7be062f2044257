import { Link } from '@tanstack/react-router'
import { mediaBelow, sizes } from '../../../styles/responsive.ts'
import phone from '../../assets/pictures/coupe-1-toit-telephone.webp?w=480;780;1148&picture'
import wide from '../../assets/pictures/coupe-1-toit.webp?w=640;960;1400;1900&picture'
import { home } from '../../content/home.ts'
import { leadsNowhere, pages } from '../../content/pages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import * as styles from './Roof.css.ts'

const { hero, levels } = home
const { waterproofing, renovation, construction, quality } = home.expertises.places

const shortcuts = (
  [
    [pages.expertises.path, waterproofing],
    [pages.individuals.path, renovation],
    [pages.specialWorks.path, construction],
    [pages.about.path, quality],
  ] as const
).filter(([to]) => !leadsNowhere(to))

/** The top of the page: who we are on the night sky, and the roof with the crane's last beam. */
export function Roof() {
  return (
    <section className={styles.roof}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {hero.title}
        </h1>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.calls}>
          <ButtonLink to={pages.contact.path}>{hero.quoteCall}</ButtonLink>
          <ButtonLink to={pages.projects.path} variant="outline">
            {hero.projectsCall}
          </ButtonLink>
        </div>
        <nav className={styles.shortcuts} aria-label={hero.shortcutsLabel}>
          {shortcuts.map(([to, { title }]) => (
            <Link key={to} to={to} className={styles.shortcut}>
              {title}
            </Link>
          ))}
        </nav>
        <span className={styles.levelOnRoof} aria-hidden="true">
          {levels.roof}
        </span>
      </div>
      <div className={styles.building}>
        <Picture
          name="roof"
          className={styles.picture}
          sources={wide}
          sizes={sizes('100vw', { desktop: 'min(62vw, 1042px)' })}
          narrow={{ media: mediaBelow('phablet'), sources: phone, sizes: '100vw' }}
          priority
        />
      </div>
    </section>
  )
}
