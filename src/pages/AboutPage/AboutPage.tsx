import { useId } from 'react'
import roofers from '../../assets/pictures/societe-couvreurs.webp?w=480;800;1080&picture'
import { CallToAction } from '../../layout/CallToAction/CallToAction.tsx'
import { sizes } from '../../../styles/responsive.ts'
import { about } from '../../content/about.ts'
import { pages } from '../../content/pages.ts'
import roofs from '../../assets/pictures/societe-ilot-toitures.webp?w=480;800;1200;1600&picture'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './AboutPage.css.ts'
import { LegalNotice } from './LegalNotice.tsx'

const { hero, story, values, callToAction } = about

export default function AboutPage() {
  const storyId = useId()
  const valuesId = useId()
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
        </div>
        <Picture
          name="roofers"
          className={styles.picture}
          sources={roofers}
          sizes={sizes('100vw', { desktop: '50vw' })}
          priority
        />
      </section>
      <Section surface="raised" aria-labelledby={storyId}>
        <div className={styles.story}>
          <h2 id={storyId} className={styles.storyTitle}>
            {story.title}
          </h2>
          <p className={styles.pulled}>{story.pulled}</p>
          <div className={styles.paragraphs}>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Picture name="roofs" className={styles.panorama} sources={roofs} sizes="100vw" />
      <Section aria-labelledby={valuesId}>
        <div className={styles.valuesHead}>
          <h2 id={valuesId} className={styles.valuesTitle}>
            {values.title}
          </h2>
          <ButtonLink to={pages.projects.path} variant="link">
            {values.link}
          </ButtonLink>
        </div>
        <dl className={styles.values}>
          {values.items.map(({ title, text }) => (
            <div key={title} className={styles.value}>
              <dt className={styles.valueName}>{title}</dt>
              <dd className={styles.valueText}>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <CallToAction {...callToAction} composition="hanging" art={<div className={styles.plumbLine} />} />
      <LegalNotice />
    </>
  )
}
