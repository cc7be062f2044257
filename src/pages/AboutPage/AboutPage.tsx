import leaningWall from '../../assets/drawings/mur-penche.svg'
import beam from '../../assets/pictures/societe-poutre.webp?w=1440;2072;2880&picture'
import roofers from '../../assets/pictures/societe-couvreurs.webp?w=720;1440;2160&picture'
import beamPhone from '../../assets/pictures/telephone/societe-poutre.webp?w=780;1170&quality=50&picture'
import { sizes } from '../../../styles/responsive.ts'
import { about } from '../../content/about.ts'
import { pages } from '../../content/pages.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { classes } from '../../ui/classes.ts'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { pictureSources } from '../../ui/Picture/pictureSources.ts'
import { edges } from '../../ui/Section/Section.css.ts'
import { Region, Section, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './AboutPage.css.ts'
import { LegalNotice } from './LegalNotice.tsx'

const { hero, story, values, callToAction } = about
const last = story.events.length - 1
const proofs = about.proofs.items.filter(({ texts }) => texts)

const pictureOf = pictureSources(
  import.meta.glob('../../assets/pictures/metier-*', {
    query: '?w=400;810&quality=70&picture',
    import: 'default',
    eager: true,
  }),
)

const roomOf = pictureSources(
  import.meta.glob('../../assets/pictures/societe-piece-*', {
    query: '?w=480;840&quality=66&picture',
    import: 'default',
    eager: true,
  }),
)

const houseOf = pictureSources(
  import.meta.glob('../../assets/pictures/societe-rue-*', {
    query: '?w=360;660&picture',
    import: 'default',
    eager: true,
  }),
)

export default function AboutPage() {
  return (
    <>
      <section className={styles.hero}>
        <Stack gap="l" className={styles.words}>
          <h1 tabIndex={-1} className={styles.title}>
            {hero.title}
          </h1>
          <p className={styles.lead}>{hero.lead}</p>
        </Stack>
        <Picture
          name="beam"
          className={edges.window}
          ground="page"
          sources={beam}
          sizes="100vw"
          phone={beamPhone}
          priority
        />
      </section>
      <Section className={styles.above}>
        <Title>{story.title}</Title>
      </Section>
      <ol role="list" className={styles.events}>
        {story.events.map(({ text, picture }, index) => (
          <li key={text} className={index === last ? styles.ending : styles.event}>
            <Picture
              {...roomOf(picture)}
              className={classes(
                index < last ? styles.roomPicture : styles.scene,
                index < last - 1 && styles.besideNext,
              )}
              sizes={sizes(index === last ? '100vw' : '60vw', { phablet: '25vw' })}
            />
            <p className={styles.eventText}>{`${index + 1}. ${text}`}</p>
          </li>
        ))}
      </ol>
      <section className={styles.story}>
        <p className={styles.method}>{story.method}</p>
        <Picture
          name="roofers"
          className={styles.storyPicture}
          ground="page"
          sources={roofers}
          sizes={sizes('172vw', { phablet: '100vw' })}
        />
        <Columns count={2} className={styles.storyText}>
          {story.paragraphs.map((paragraph) => (
            <Text key={paragraph} size="lead">
              {paragraph}
            </Text>
          ))}
        </Columns>
      </section>
      <ul role="list" className={styles.trades}>
        {story.trades.map(({ name, picture }) => (
          <li key={name} className={styles.trade}>
            <Picture
              {...pictureOf(picture)}
              className={styles.tool}
              onPaper="none"
              sizes={sizes('50vw', { phablet: '20vw' })}
            />
            {name}
          </li>
        ))}
      </ul>
      <Region surface="plain" className={styles.values}>
        <Title className={styles.valuesTitle}>{values.title}</Title>
        <ul role="list" className={styles.street}>
          {values.items.map(({ title, text, picture }, index) => (
            <li key={title} className={styles.house}>
              <Picture
                {...houseOf(picture)}
                className={styles.housePicture}
                ground="page"
                onPaper="none"
                sizes={sizes('50vw', { tablet: '25vw' })}
              />
              <div className={classes(styles.value, styles.places[index])}>
                <h3>{title}</h3>
                <Text size="small">{text}</Text>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.link}>
          <ButtonLink to={pages.projects.path} variant="link">
            {values.link}
          </ButtonLink>
        </div>
      </Region>
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
      <div className={styles.plumbed}>
        <CallToAction
          {...callToAction}
          composition="standing"
          art={<img src={leaningWall} width="480" height="340" alt="" />}
        />
        <LegalNotice />
      </div>
    </>
  )
}
