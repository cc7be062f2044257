import { Link } from '@tanstack/react-router'
import phone from '../../assets/pictures/telephone/coupe-1-toit.webp?w=480;780;1285&quality=50&ground=nuit&picture'
import wide from '../../assets/pictures/coupe-1-toit.webp?w=640;960;1400;1900&quality=52&ground=nuit&picture'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { symptoms } from '../../content/symptoms.ts'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Roof.css.ts'
import { pictureSizes } from './Storey.tsx'
import { level } from './Words.css.ts'

const { hero, levels, expertises } = home

/** The top of the page: who we are on the night sky, and the roof with the crane's last beam. */
export function Roof() {
  return (
    <section className={styles.roof}>
      <Stack className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {hero.title}
        </h1>
        <Text size="lead" className={styles.lead}>
          {hero.lead}
        </Text>
        <div className={styles.calls}>
          <ButtonLink to={pages.contact.path} className={styles.call}>
            {hero.quoteCall}
          </ButtonLink>
          <ButtonLink to={pages.projects.path} variant="outline" className={styles.call}>
            {hero.projectsCall}
          </ButtonLink>
        </div>
        <nav className={styles.shortcuts} aria-label={hero.shortcutsLabel}>
          {[...expertises.cellars, ...expertises.storeys].map(({ path, title }) => (
            <Link key={title} to={path} className={styles.shortcut}>
              {title}
            </Link>
          ))}
        </nav>
        {symptoms.items.length > 0 && (
          <ButtonLink
            variant="link"
            to={pages.individuals.path}
            hash={symptoms.id}
            className={styles.symptoms}
          >
            {hero.symptomsLink}
          </ButtonLink>
        )}
        <span className={level} aria-hidden="true">
          {levels.roof}
        </span>
      </Stack>
      <div className={styles.building}>
        <Picture
          name="roof"
          ground="page"
          onPaper="whole"
          fit="natural"
          sources={wide}
          sizes={pictureSizes}
          phone={phone}
          priority
        />
      </div>
    </section>
  )
}
