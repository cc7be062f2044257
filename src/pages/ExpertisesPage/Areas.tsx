import { useState } from 'react'
import { sizes, widths } from '../../../styles/responsive.ts'
import { clipped } from '../../../styles/utilities.css.ts'
import pictureOf from '../../content/expertises.ts?at=expertises.areas&w=600;1080;1600&phone.w=480&phone.quality=56&pictures'
import { expertises } from '../../content/expertises.ts'
import { pages } from '../../content/pages.ts'
import { PageIndex } from '../../layout/PageIndex/PageIndex.tsx'
import { bands } from '../../sections/bands.css.ts'
import { QuoteCall } from '../../sections/QuoteCall/QuoteCall.tsx'
import { SeeAlso } from '../../sections/QuoteCall/SeeAlso.tsx'
import { SymptomCall } from '../../sections/QuoteCall/SymptomCall.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Region, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Areas.css.ts'

const { areas } = expertises

/** Those with a picture beside them. */
const pictured = areas.filter(({ picture }) => picture)

/** Of those, so that none looks like the one before. */
const grounds = ['raised', 'plain', 'night'] as const

/** Their pictures are right and left by turns. */
const besideAt = (index: number) => (index % 2 === 1 ? 'left' : 'right')

const roomWidths = sizes('50vw', { desktop: '25vw' })

const modelWidths = sizes('130vw', { phablet: '36rem', desktop: '68vw', wide: '61rem' })

/** The areas, one under the other, below an index that marks the one being read. */
export function Areas() {
  // As the window was when the page came: from then on the visitor folds and unfolds, and no later render undoes it.
  const [isDesktop] = useState(() => !import.meta.env.SSR && matchMedia(widths.desktop).matches)
  return (
    <div>
      <PageIndex path={pages.expertises.path} label={expertises.indexLabel} sections={areas} />
      {areas.map((area, index) => {
        const { id, title, text, place: onePlace, see, picture, labels = [], features } = area
        const { picture: place, words } = bands[picture ? besideAt(pictured.indexOf(area)) : 'wide']
        return (
          <Region
            key={id}
            id={id}
            className={clipped}
            surface={picture ? (grounds[pictured.indexOf(area) % grounds.length] ?? 'raised') : 'concrete'}
            tabIndex={-1}
          >
            <Columns className={styles.area}>
              <Stack gap="l" className={`${words} ${styles.head}`}>
                <Title>{title}</Title>
                <Text size="lead">{text}</Text>
                {see && <SeeAlso {...see} />}
                {onePlace && (
                  <div id={onePlace.id} tabIndex={-1}>
                    <Text>
                      <strong>{onePlace.title}</strong>
                      {` ${onePlace.text}`}
                    </Text>
                    <QuoteCall {...onePlace.call} />
                  </div>
                )}
              </Stack>
              {picture && (
                <div className={classes(styles.models[index], place)}>
                  <Picture
                    {...pictureOf(picture)}
                    ground="page"
                    onPaper="whole"
                    shape={[4, 5]}
                    sizes={modelWidths}
                  />
                  {(picture.photo ? [] : labels).map((label, at) => (
                    <span key={label.text} className={styles.labels[index]?.[at]} aria-hidden="true">
                      {label.text}
                    </span>
                  ))}
                </div>
              )}
              <ul role="list" className={classes(words, styles.list, !picture && styles.floors[index]?.list)}>
                {features.map((feature, at) => {
                  const isUnfolded = !picture || at === 0
                  return (
                    <li key={feature.title} className={picture ? undefined : styles.floors[index]?.room}>
                      {feature.picture && (
                        <Picture
                          {...pictureOf(feature.picture)}
                          className={styles.roomPicture}
                          shape={[5, 6]}
                          ground="page"
                          onPaper="whole"
                          sizes={roomWidths}
                        />
                      )}
                      {/* Open as the build writes it, for readers without scripts; start.ts folds it but on such windows. */}
                      <details
                        className={feature.picture ? styles.rooms[at % 2] : styles.feature}
                        open={import.meta.env.SSR || (isDesktop && isUnfolded)}
                        data-unfolded={isUnfolded ? widths.desktop : 'not all'}
                      >
                        <summary
                          id={feature.id}
                          className={classes(styles.name, feature.picture && styles.roomName)}
                        >
                          {feature.title}
                        </summary>
                        <Stack gap="s" className={styles.texts}>
                          <Text>{feature.text}</Text>
                          {feature.notes?.map(({ start, rest }) => (
                            <Text key={start}>
                              <strong>{start}</strong>
                              {` ${rest}`}
                            </Text>
                          ))}
                          {feature.see && <SeeAlso {...feature.see} />}
                          <SymptomCall id={feature.id} />
                        </Stack>
                      </details>
                    </li>
                  )
                })}
              </ul>
            </Columns>
          </Region>
        )
      })}
    </div>
  )
}
