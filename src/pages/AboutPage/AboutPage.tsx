import roofers from '../../assets/pictures/societe-couvreurs.webp?w=480;800;1080&picture'
import { sizes } from '../../../styles/responsive.ts'
import { about } from '../../content/about.ts'
import { pages } from '../../content/pages.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { column } from '../../ui/Columns/Columns.css.ts'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './AboutPage.css.ts'
import { LegalNotice } from './LegalNotice.tsx'

const { hero, story, values, callToAction } = about
const proofs = about.proofs.items.filter(({ texts }) => texts)

export default function AboutPage() {
  return (
    <>
      <section className={styles.hero}>
        <Stack gap="l" className={styles.words}>
          <h1 tabIndex={-1}>{hero.title}</h1>
          <Text size="lead">{hero.lead}</Text>
        </Stack>
        <Picture
          name="roofers"
          className={styles.picture}
          sources={roofers}
          sizes={sizes('100vw', { desktop: '50vw' })}
          priority
        />
      </section>
      <Section surface="raised">
        <Columns>
          <ul className={`${styles.trades} ${column['1 / 5']}`}>
            {story.trades.map((trade) => (
              <li key={trade}>{trade}</li>
            ))}
          </ul>
          <div className={column['5 / -1']}>
            <Title>{story.title}</Title>
            <div className={styles.paragraphs}>
              {story.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </div>
          </div>
        </Columns>
      </Section>
      <Section>
        <div className={styles.valuesHead}>
          <Title size="small">{values.title}</Title>
          <ButtonLink to={pages.projects.path} variant="link">
            {values.link}
          </ButtonLink>
        </div>
        <Columns as="dl" count={2}>
          {values.items.map(({ title, text }) => (
            <div key={title} className={styles.value}>
              <dt>{title}</dt>
              <dd className={styles.deed}>{text}</dd>
            </div>
          ))}
        </Columns>
      </Section>
      {proofs.length > 0 && (
        <Section surface="raised" title={about.proofs.title}>
          <Columns as="dl" count={2}>
            {proofs.map(({ title, texts }) => (
              <div key={title}>
                <dt>
                  <strong>{title}</strong>
                </dt>
                {texts?.map((text) => (
                  <Text as="dd" key={text}>
                    {text}
                  </Text>
                ))}
              </div>
            ))}
          </Columns>
        </Section>
      )}
      <CallToAction {...callToAction} composition="hanging" art={<div className={styles.plumbLine} />} />
      <LegalNotice />
    </>
  )
}
