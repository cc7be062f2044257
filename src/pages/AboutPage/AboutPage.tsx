import leaningWall from '../../assets/drawings/mur-penche.svg'
import { sizes } from '../../../styles/conditions.ts'
import { CustomSections } from '../../sections/CustomSections/CustomSections.tsx'
import { callToAction, hero, proofs, sections, story, values } from '../../content/societe.yaml'
import { headCount, people, qualifications } from '../../data/companyDetails.ts'
import { pages, enabledPageNames } from '../../data/pages.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { classes } from '../../ui/classes.ts'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { PictureHero } from '../../ui/Hero/Hero.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Columns, Section, Stack, Text, Title } from '../../ui/primitives.tsx'
import { photoUnder } from '../../ui/primitives.css.ts'
import * as styles from './AboutPage.css.ts'
import { LegalNotice } from './LegalNotice.tsx'

export default function AboutPage() {
  return (
    <>
      <PictureHero {...hero} parts={styles.hero} leadSize="statement" />
      <Section className={styles.above}>
        <Title>{story.title}</Title>
      </Section>
      {story.events.length > 0 && <Events />}
      <Method />
      {story.trades.length > 0 && <Trades />}
      <Values />
      <Proofs />
      <CustomSections sections={sections} />
      <div className={styles.plumbed}>
        <CallToAction
          {...callToAction}
          composition="standing"
          art={callToAction.drawing && <img src={leaningWall} width="480" height="340" alt="" />}
        />
        <LegalNotice hasPlumbLine={callToAction.drawing ?? false} />
      </div>
    </>
  )
}

function Events() {
  return (
    <ol role="list" className={styles.events}>
      {story.events.map(({ text, picture }, index, { length }) => (
        <li key={text} className={styles.event}>
          <Picture
            {...picture}
            className={styles.room}
            sizes={sizes(index + 1 === length ? '100vw' : '60vw', { phablet: '25vw' })}
          />
          <p className={styles.eventText}>{`${index + 1}. ${text}`}</p>
        </li>
      ))}
    </ol>
  )
}

function Method() {
  const { picture } = story
  return (
    <section className={picture && !picture.photo ? styles.modelStory : styles.photoStory}>
      <p className={styles.method}>{story.method}</p>
      {picture && (
        <Picture
          {...picture}
          className={picture.photo ? photoUnder : styles.storyPicture}
          background="none"
          sizes={sizes('172vw', { phablet: '100vw' })}
        />
      )}
      <Columns count={2} className={styles.storyText}>
        {story.paragraphs.map((paragraph) => (
          <Text key={paragraph} size="lead">
            {paragraph}
          </Text>
        ))}
      </Columns>
    </section>
  )
}

function Trades() {
  return (
    <ul role="list" className={styles.trades}>
      {story.trades.map(({ name, picture }) => (
        <li key={name} className={styles.trade}>
          <Picture
            {...picture}
            className={classes(styles.tool, picture.photo && styles.toolPhoto)}
            sizes={sizes('50vw', { phablet: '20vw' })}
          />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Values() {
  return (
    <Section>
      <Title className={styles.firstRow}>{values.title}</Title>
      <ul role="list" className={styles.street}>
        {values.items.map(({ title, text, picture }) => (
          <li key={title} className={styles.house}>
            <Picture {...picture} background="none" sizes={sizes('50vw', { tablet: '25vw' })} />
            <Stack className={styles.value}>
              <h3>{title}</h3>
              <Text size="small">{text}</Text>
            </Stack>
          </li>
        ))}
      </ul>
      {enabledPageNames.includes('projects') && (
        <div className={styles.link}>
          <ButtonLink to={pages.projects.path} variant="link">
            {values.link}
          </ButtonLink>
        </div>
      )}
    </Section>
  )
}

/** Qualifications, head count and people, as far as the company file has them. */
function Proofs() {
  const items = [
    { title: proofs.qualifications, texts: qualifications },
    { title: proofs.headCount, texts: headCount?.map(({ trade, count }) => `${count} ${trade}`) },
    { title: proofs.people, texts: people?.map(({ name, trade }) => `${name}, ${trade}`) },
  ].flatMap(({ title, texts }) => (texts ? { title, texts } : []))
  if (items.length === 0) return null
  return (
    <Section surface="raised" title={proofs.title}>
      <Columns as="dl" count={2}>
        {items.map(({ title, texts }) => (
          <div key={title}>
            <dt>
              <strong>{title}</strong>
            </dt>
            {texts.map((text) => (
              <Text as="dd" key={text}>
                {text}
              </Text>
            ))}
          </div>
        ))}
      </Columns>
    </Section>
  )
}
