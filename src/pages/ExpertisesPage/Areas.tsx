import { sizes } from '../../../styles/conditions.ts'
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

/** The surfaces of areas with a picture, in turn, so that neighbours differ. */
const sectionSurfaces = ['raised', 'plain', 'night'] as const

/** Pictures alternate between right and left. */
const besideAt = (index: number) => (index % 2 === 1 ? 'left' : 'right')

const beside = { head: bands.right.text, list: classes(bands.right.picture, styles.besideHead) }

const roomWidths = sizes(`(width < ${styles.twoRoomsFrom}em) 100vw, 50vw`, { desktop: '25vw' })

const modelWidths = sizes('130vw', { phablet: '36rem', desktop: '68vw', wide: '61rem' })

type AreaProps = { area: (typeof areas)[number]; index: number }

/** The areas in a column, below a navigation that marks the area being read. */
export function Areas() {
  return (
    <div>
      <SectionNav path={pages.expertises.path} label={indexLabel} sections={areas} />
      {areas.map((area, index) => (
        <Area key={area.id} area={area} index={index} />
      ))}
    </div>
  )
}

function Area({ area, index }: AreaProps) {
  const { id, title, text, picture, features } = area
  const areRooms = !picture && features.some((feature) => feature.picture)
  const layout = bands[picture ? besideAt(pictured.indexOf(area)) : 'wide']
  // Without any picture the features stand where a picture would be: at the right of the title.
  const columns =
    picture || areRooms ? { head: layout.text, list: classes(layout.text, styles.list) } : beside
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
        <Stack gap="l" className={`${columns.head} ${styles.head}`}>
          <Title>{title}</Title>
          <Text size="lead">{text}</Text>
        </Stack>
        {picture && <Model area={area} index={index} className={layout.picture} />}
        <ul role="list" className={classes(columns.list, areRooms && styles.floor)}>
          {features.map((feature, at) => (
            <li key={feature.title}>
              <Feature feature={feature} isRoom={areRooms} isInitiallyOpen={at === 0} />
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
  isRoom: boolean
  isInitiallyOpen: boolean
}

function Feature({
  feature: { id, title, text, notes, see, picture },
  isRoom,
  isInitiallyOpen,
}: FeatureProps) {
  return (
    <>
      {picture && (
        <Picture {...picture} className={styles.roomPicture} background="none" sizes={roomWidths} />
      )}
      <details className={isRoom ? styles.room : styles.feature} open={isInitiallyOpen}>
        <summary id={id} className={classes(styles.name, isRoom && styles.roomName)}>
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
