import { sizes } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import callerOf from '../../content/home.ts?at=home.callToAction&w=150;272;384&quality=48&ground=minium&pictures'
import hoistOf from '../../content/home.ts?at=home.whyUs.picture&w=104;208&quality=32&effort=6&pictures'
import pictureOf from '../../content/home.ts?at=home.whyUs.items&w=1320;2640&quality=45&phone.w=480;862&phone.quality=50&pictures'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { CallLinks } from '../../sections/CallToAction/CallToAction.tsx'
import { classes } from '../../ui/classes.ts'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { Storey } from './Storey.tsx'
import * as styles from './Storeys.css.ts'

/** As high as a floor, and cropped at its left. */
const sceneSizes = sizes('100vw', { phablet: '78rem' })

const callerWidth = sizes('136px', { phablet: '128px', desktop: '13.4vw' })

const { whyUs, figures, callToAction, levels } = home

export function Reasons() {
  return (
    <Storey
      room={
        <ol role="list" className={`${surfaces.plastered} ${styles.reasons}`}>
          {whyUs.items.map(({ title, text, floor }, index, { length }) => (
            // On the middle floor nobody has the light on.
            <li
              key={title}
              className={classes(
                styles.reason,
                (index % 2 === 1 || index === length - 1) && styles.besideScene,
                index % 2 === 0 && index > 0 && styles.underSlab,
                Math.floor(index / 2) === 1 && surfaces.night,
              )}
            >
              <h4 className={styles.reasonName}>{title}</h4>
              <Text size="small">{text}</Text>
              {floor ? (
                <>
                  <Picture
                    {...pictureOf(floor.picture)}
                    className={classes(
                      styles.scene,
                      styles.floors[Math.floor(index / 2)]?.scene,
                      floor.picture.photo && styles.besideWords,
                    )}
                    shape={[2, 1]}
                    onPaper="none"
                    sizes={sceneSizes}
                  />
                  <span
                    className={classes(
                      surfaces.night,
                      styles.floor,
                      styles.floors[Math.floor(index / 2)]?.level,
                    )}
                    aria-hidden="true"
                  >
                    {floor.level}
                  </span>
                </>
              ) : (
                // A room beyond in which nothing is done.
                index === length - 1 && (
                  <div className={classes(styles.scene, styles.floors[Math.floor(index / 2)]?.scene)} />
                )
              )}
            </li>
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
      <Picture
        {...hoistOf(whyUs.picture)}
        className={styles.cabin}
        ground="page"
        shape={[5, 7]}
        sizes="104px"
      />
    </Storey>
  )
}

export function Figures() {
  return (
    <Storey isStreet level={levels.street} picture={figures.picture}>
      {figures.items.length > 0 && (
        <>
          <Title as="h3" size="hidden">
            {figures.title}
          </Title>
          <ul role="list" className={styles.figures}>
            {figures.items.map(({ value, label }) => (
              <li key={label}>
                <span className={styles.figure}>{value}</span> {label}
              </li>
            ))}
          </ul>
          {figures.sources && (
            <Text className={styles.sources} size="meta" isBalanced>
              {figures.sources}
            </Text>
          )}
        </>
      )}
    </Storey>
  )
}

/** The closing call to action: its words stand in the orange cellar itself. */
export function Call() {
  return (
    <Storey
      isCellar
      level={levels.call}
      room={
        <Stack gap="l" className={`${surfaces.brand} ${styles.call}`}>
          <Title>{callToAction.title}</Title>
          <Text size="lead">{callToAction.text}</Text>
          <CallLinks link={callToAction.link} telephoneClass={styles.telephone} />
          <Picture
            {...callerOf(callToAction.picture)}
            shape={[3, 4]}
            className={styles.caller}
            ground="page"
            onPaper="none"
            sizes={callerWidth}
          />
        </Stack>
      }
    />
  )
}
