import { Link } from '@tanstack/react-router'
import { expertises, hero, levels } from '../../content/accueil.yaml'
import { pages, enabledPageNames } from '../../data/pages.ts'
import { site } from '../../data/site.ts'
import { classes } from '../../ui/classes.ts'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Stack, Text } from '../../ui/primitives.tsx'
import * as styles from './Roof.css.ts'
import { hasHoist, Level, pictureSizes } from './Storey.tsx'
import { levelBeside } from './Storey.css.ts'

/** The largest size has room for the ten letters of « construire »; a longer word would push its comma to the next line. */
const hasLongWord = /\S{11}/.test(hero.title)

/** The top of the page: title and lead on the night sky, and the roof with the crane's last beam. */
export function Roof() {
  return (
    <section className={styles.roof}>
      <Stack className={styles.text}>
        <h1 className={hasLongWord ? styles.titleOfLongWords : styles.title} tabIndex={-1}>
          {hero.title}
        </h1>
        <Text size="lead" className={styles.lead}>
          {hero.lead}
        </Text>
        <div className={styles.ctas}>
          <ButtonLink to={pages.contact.path} className={styles.cta}>
            {hero.quoteCall}
          </ButtonLink>
          {enabledPageNames.includes('projects') && (
            <ButtonLink to={pages.projects.path} variant="outline" className={styles.cta}>
              {hero.projectsCall}
            </ButtonLink>
          )}
        </div>
        <nav className={styles.shortcuts} aria-label={hero.shortcutsLabel}>
          {[...expertises.cellars, ...expertises.storeys].map(({ page, id, title }) => (
            <Link key={title} to={pages[page].path} {...(id && { hash: id })} className={styles.shortcut}>
              {title}
            </Link>
          ))}
        </nav>
        <Ways />
        <Level className={levelBeside}>{levels.roof}</Level>
      </Stack>
      {hero.picture && (
        <div
          className={
            hero.picture.photo ? styles.storey : classes(styles.building, hasHoist && styles.hoistedBuilding)
          }
        >
          <Picture {...hero.picture} background="none" fit="natural" sizes={pictureSizes} priority />
        </div>
      )}
    </section>
  )
}

function Ways() {
  return (
    <>
      {site.hasSymptoms && (
        <ButtonLink
          variant="link"
          to={pages.individuals.path}
          hash={site.symptomsId}
          className={styles.symptoms}
        >
          {hero.symptomsLink}
        </ButtonLink>
      )}
      {hero.ways.length > 0 && (
        <div className={styles.ways}>
          {hero.ways.map(({ label, page, id }) => (
            <ButtonLink
              key={label}
              variant="link"
              to={pages[page].path}
              {...(id && { hash: id })}
              className={styles.way}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
  )
}
