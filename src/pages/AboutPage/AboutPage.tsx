import leaningWall from '../../assets/drawings/mur-penche.svg'
import { sizes } from '../../../styles/responsive.ts'
import beamOf from '../../content/about.ts?at=about.hero&w=1440;2072;2880&phone.w=780;1170&phone.quality=50&pictures'
import houseOf from '../../content/about.ts?at=about.values&w=360;660&pictures'
import pictureOf from '../../content/about.ts?at=about.story.trades&w=400;810&quality=70&pictures'
import roofersOf from '../../content/about.ts?at=about.story.picture&w=720;1440;2160&pictures'
import roomOf from '../../content/about.ts?at=about.story.events&w=480;840&quality=66&pictures'
import sectionPictureOf from '../../content/about.ts?at=about.sections&w=640;960;1440&pictures'
import { OwnSections } from '../../sections/OwnSections/OwnSections.tsx'
import { about } from '../../content/about.ts'
import { pages } from '../../content/pages.ts'
import { PhotoHead } from '../../sections/PhotoHead/PhotoHead.tsx'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { classes } from '../../ui/classes.ts'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { photoScene, photoUnder, scenes } from '../../ui/Scene/Scene.css.ts'
import { edges } from '../../ui/Section/Section.css.ts'
import { Region, Section, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './AboutPage.css.ts'
import { LegalNotice } from './LegalNotice.tsx'

const { hero, story, values, callToAction } = about
const last = story.events.length - 1
const proofs = about.proofs.items

export default function AboutPage() {
  return (
    <>
      {hero.picture.photo ? (
        <PhotoHead {...hero} picture={beamOf(hero.picture)} />
      ) : (
        <section className={styles.hero}>
          <Stack gap="l" className={styles.words}>
            <h1 tabIndex={-1} className={styles.title}>
              {hero.title}
            </h1>
            <p className={styles.lead}>{hero.lead}</p>
          </Stack>
          <Picture {...beamOf(hero.picture)} className={edges.window} ground="page" sizes="100vw" priority />
        </section>
      )}
      <Section className={styles.above}>
        <Title>{story.title}</Title>
      </Section>
      <ol role="list" className={styles.events}>
        {story.events.map(({ text, picture }, index) => (
          <li key={text} className={index === last ? styles.ending : styles.event}>
            <Picture
              {...roomOf(picture)}
              shape={[9, 10]}
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
      <section className={classes(styles.story, story.picture.photo ? photoScene : scenes.roofers)}>
        <p className={styles.method}>{story.method}</p>
        <Picture
          {...roofersOf(story.picture)}
          className={story.picture.photo ? photoUnder : styles.storyPicture}
          ground="page"
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
              className={classes(styles.tool, picture.photo && styles.toolPhoto)}
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
                shape={[8, 11]}
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
                {texts.map((text) => (
                  <Text as="dd" key={text}>
                    {text}
                  </Text>
                ))}
              </div>
            ))}
          </Columns>
        </Section>
      )}
      <OwnSections sections={about.sections} pictureOf={sectionPictureOf} />
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
