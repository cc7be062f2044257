import { sizes } from '../../../styles/conditions.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { callToAction, figures as texts, levels, whyUs } from '../../content/accueil.yaml'
import { figures } from '../../data/companyDetails.ts'
import { pages } from '../../data/pages.ts'
import { ContactLinks } from '../../sections/CallToAction/CallToAction.tsx'
import { classes } from '../../ui/classes.ts'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Stack, Text, Title } from '../../ui/primitives.tsx'
import { Level, Storey } from './Storey.tsx'
import * as styles from './Storeys.css.ts'

/** The picture is as tall as a floor and cropped at its left. */
const sceneSizes = sizes('100vw', { phablet: '78rem' })

const callerSizes = sizes('136px', { phablet: '128px', desktop: '13.4vw' })

type Reason = (typeof whyUs.items)[number]
const floors = whyUs.items.flatMap((first, index) =>
  index % 2 === 0 ? [[first, ...whyUs.items.slice(index + 1, index + 2)]] : [],
)

export function Reasons() {
  return (
    <Storey
      room={
        <ol role="list" className={styles.floors}>
          {floors.map((reasons, index) => (
            // The middle floor has no lamp on.
            <Floor
              key={index}
              reasons={reasons}
              surface={index === 1 ? surfaces.night : surfaces.plastered}
            />
          ))}
        </ol>
      }
    >
      <Title as="h3" className={styles.reasonsTitle}>
        {whyUs.title}
      </Title>
      <div>
        <Text size="lead" className={styles.reasonsIntro}>
          {whyUs.intro}
        </Text>
        <ButtonLink to={pages.about.path} variant="link">
          {whyUs.link}
        </ButtonLink>
      </div>
      {whyUs.picture && (
        <Picture {...whyUs.picture} className={styles.cabin} background="none" sizes="104px" />
      )}
    </Storey>
  )
}

function Floor({ reasons, surface }: { reasons: readonly Reason[]; surface: string }) {
  const seen = reasons.find(({ floor }) => floor)?.floor
  return (
    <li className={`${surface} ${styles.floor}`}>
      {reasons.map(({ title, text }) => (
        <div key={title} className={classes(surface === surfaces.night && surface, styles.reason)}>
          <h4 className={styles.reasonName}>{title}</h4>
          <Text size="small">{text}</Text>
        </div>
      ))}
      {seen ? (
        <>
          <Picture
            {...seen.picture}
            className={classes(styles.scene, seen.picture.photo && styles.besideText)}
            sizes={sceneSizes}
          />
          <Level className={`${surfaces.night} ${styles.floorLevel}`}>{seen.level}</Level>
        </>
      ) : (
        // An empty room, where no work is shown.
        <div className={styles.scene} />
      )}
    </li>
  )
}

export function Figures() {
  const sources = figures.flatMap(({ name, value, source }) =>
    source === null ? [] : `${value}\u00A0${texts[name]}\u00A0: ${source}.`,
  )
  return (
    <Storey isStreet level={levels.street} picture={texts.picture} light={texts.light}>
      {figures.length > 0 && (
        <>
          <Title as="h3" size="hidden">
            {texts.title}
          </Title>
          <ul
            role="list"
            className={classes(
              styles.figures,
              figures.length === 4 && floors.length === 3 && styles.figuresOfTwoStoreys,
            )}
          >
            {figures.map(({ name, value }) => (
              <li key={name}>
                <span className={styles.figure}>{value}</span> {texts[name]}
              </li>
            ))}
          </ul>
          {sources.length > 0 && (
            <Text className={styles.sources} size="meta" isBalanced>
              {sources.join(' ')}
            </Text>
          )}
        </>
      )}
    </Storey>
  )
}

export function ClosingCta() {
  return (
    <Storey
      isCellar
      level={levels.call}
      room={
        <Stack gap="l" className={`${surfaces.brand} ${styles.cta}`}>
          <Title>{callToAction.title}</Title>
          <Text size="lead">{callToAction.text}</Text>
          <ContactLinks link={callToAction.link} telephoneClass={styles.telephone} />
          <Picture
            {...callToAction.picture}
            className={styles.caller}
            background="none"
            sizes={callerSizes}
          />
        </Stack>
      }
    />
  )
}
