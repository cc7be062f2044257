import { useState } from 'react'
import { sizes, widths } from '../../../styles/conditions.ts'
import { areas, indexLabel } from '../../content/expertises.yaml'
import { pages } from '../../data/pages.ts'
import { SectionNav } from '../../sections/SectionNav/SectionNav.tsx'
import { bands } from '../../sections/bands.css.ts'
import { SeeAlso } from '../../sections/QuoteCta/QuoteCta.tsx'
import { SymptomCta } from '../../sections/SymptomCta.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Columns, Region, Stack, Text, Title } from '../../ui/primitives.tsx'
import * as styles from './Areas.css.ts'

const pictured = areas.filter(({ picture }) => picture)

/** Of those, so that none looks like the one before. */
const sectionSurfaces = ['raised', 'plain', 'night'] as const

/** Their pictures are right and left by turns. */
const besideAt = (index: number) => (index % 2 === 1 ? 'left' : 'right')

const roomWidths = sizes('50vw', { desktop: '25vw' })

const modelWidths = sizes('130vw', { phablet: '36rem', desktop: '68vw', wide: '61rem' })

type AreaProps = { area: (typeof areas)[number]; index: number; isDesktop: boolean }

/** The areas, one under the other, below an index that marks the one being read. */
export function Areas() {
  // As the viewport was when the page came: from then on the visitor folds and unfolds, and no later render undoes it.
  const [isDesktop] = useState(() => !import.meta.env.SSR && matchMedia(widths.desktop).matches)
  return (
    <div>
      <SectionNav path={pages.expertises.path} label={indexLabel} sections={areas} />
      {areas.map((area, index) => (
        <Area key={area.id} area={area} index={index} isDesktop={isDesktop} />
      ))}
    </div>
  )
}

function Area({ area, index, isDesktop }: AreaProps) {
  const { id, title, text, picture, features } = area
  const layout = bands[picture ? besideAt(pictured.indexOf(area)) : 'wide']
  return (
    <Region
      id={id}
      className={styles.band}
      surface={
        picture ? (sectionSurfaces[pictured.indexOf(area) % sectionSurfaces.length] ?? 'raised') : 'concrete'
      }
      tabIndex={-1}
    >
      <Columns className={styles.area}>
        <Stack gap="l" className={`${layout.text} ${styles.head}`}>
          <Title>{title}</Title>
          <Text size="lead">{text}</Text>
        </Stack>
        {picture && <Model area={area} index={index} className={layout.picture} />}
        <ul role="list" className={classes(layout.text, styles.list, !picture && styles.floor)}>
          {features.map((feature, at) => (
            <li key={feature.title}>
              <Feature feature={feature} isDesktop={isDesktop} isInitiallyOpen={!picture || at === 0} />
            </li>
          ))}
        </ul>
      </Columns>
    </Region>
  )
}

function Model({
  area: { picture, labels = [] },
  index,
  className,
}: Pick<AreaProps, 'area' | 'index'> & { className: string }) {
  return (
    picture && (
      <div className={classes(styles.models[index], className)}>
        <Picture {...picture} background="none" sizes={modelWidths} />
        {(picture.photo ? [] : labels).map((label, at) => (
          <span key={label.text} className={styles.labels[index]?.[at]} aria-hidden="true">
            {label.text}
          </span>
        ))}
      </div>
    )
  )
}

type FeatureProps = {
  feature: AreaProps['area']['features'][number]
  isDesktop: boolean
  /** On desktop, when the page comes. */
  isInitiallyOpen: boolean
}

function Feature({
  feature: { id, title, text, notes, see, picture },
  isDesktop,
  isInitiallyOpen,
}: FeatureProps) {
  return (
    <>
      {picture && (
        <Picture {...picture} className={styles.roomPicture} background="none" sizes={roomWidths} />
      )}
      {/* Open as the build writes it, for readers without scripts; bootstrap.ts folds it but on such windows. */}
      <details
        className={picture ? styles.room : styles.feature}
        open={import.meta.env.SSR || (isDesktop && isInitiallyOpen)}
        data-open-when={isInitiallyOpen ? widths.desktop : 'not all'}
      >
        <summary id={id} className={classes(styles.name, picture && styles.roomName)}>
          {title}
        </summary>
        <Stack gap="s" className={styles.texts}>
          <Text>{text}</Text>
          {notes?.map(({ start, rest }) => (
            <Text key={start}>
              <strong>{start}</strong>
              {` ${rest}`}
            </Text>
          ))}
          {see && <SeeAlso {...see} />}
          <SymptomCta id={id} />
        </Stack>
      </details>
    </>
  )
}
