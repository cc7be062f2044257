import { sizes } from '../../../styles/responsive.ts'
import { about } from '../../content/about.ts'
import { pages } from '../../content/pages.ts'
import roofs from '../../assets/pictures/societe-ilot-toitures.webp?w=480;800;1200;1600&picture'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { RuledList } from '../../ui/RuledList/RuledList.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { TitleAndContent } from '../../ui/TitleAndContent/TitleAndContent.tsx'
import * as styles from './AboutPage.css.ts'
import { LegalNotice } from './LegalNotice.tsx'

const { hero, story, values } = about

export default function AboutPage() {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
        </div>
        <Picture
          name="roofs"
          className={styles.picture}
          sources={roofs}
          sizes={sizes('100vw', { desktop: '80vw' })}
          priority
        />
      </section>
      <TitleAndContent surface="raised" title={story.title}>
        <div className={styles.story}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </TitleAndContent>
      <TitleAndContent
        title={values.title}
        link={
          <ButtonLink to={pages.projects.path} variant="link">
            {values.link}
          </ButtonLink>
        }
      >
        <RuledList items={values.items} />
      </TitleAndContent>
      <LegalNotice />
    </>
  )
}
