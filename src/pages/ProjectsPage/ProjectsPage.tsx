import { sizes } from '../../../styles/responsive.ts'
import renovation from '../../assets/pictures/projet-renovation-immeuble.webp?w=480;800;1200&picture'
import waterproofing from '../../assets/pictures/projet-etancheite-cuvelage.webp?w=480;800;1200&picture'
import repair from '../../assets/pictures/projet-reparation-renforcement.webp?w=480;800;1200;1600&picture'
import { pages } from '../../content/pages.ts'
import { projects } from '../../content/projects.ts'
import { CallToAction } from '../../layout/CallToAction/CallToAction.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import * as styles from './ProjectsPage.css.ts'

const { hero, items, caption, callToAction } = projects

const pictures = {
  1: { name: 'projectRenovation', sources: renovation, sizes: sizes('92vw', { desktop: '56vw' }) },
  2: { name: 'projectWaterproofing', sources: waterproofing, sizes: sizes('92vw', { desktop: '48vw' }) },
  3: { name: 'projectRepair', sources: repair, sizes: sizes('92vw', { wide: '1320px' }) },
} as const

export default function ProjectsPage() {
  return (
    <>
      <PageHead {...hero} />
      <div className={styles.gallery}>
        {items.map(({ id, title, trade, text, more }) => (
          <article key={id} className={styles.project[id]}>
            <Picture {...pictures[id]} className={styles.picture[id]} priority={id === 1} />
            <div className={styles.caption}>
              <h2 id={`projet-${id}`} className={styles.title}>
                {title}
              </h2>
              <p className={styles.trade}>{trade}</p>
            </div>
            <p className={styles.text}>{text}</p>
            <ButtonLink
              to={pages.contact.path}
              variant="link"
              className={styles.more}
              aria-describedby={`projet-${id}`}
            >
              {more}
            </ButtonLink>
          </article>
        ))}
        <p className={styles.note}>{caption}</p>
      </div>
      <CallToAction {...callToAction} />
    </>
  )
}
