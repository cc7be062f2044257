import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { mediaBelow, sizes } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { expertises, type Area } from '../../content/expertises.ts'
import { pages } from '../../content/pages.ts'
import { FragmentLink } from '../../layout/FragmentLink.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { pictureSources } from '../../ui/Picture/pictureSources.ts'
import { container } from '../../ui/Section/Section.css.ts'
import { Region, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Areas.css.ts'
import { useMedia } from './useMedia.ts'
import { useSectionInView } from './useSectionInView.ts'

const { indexLabel } = expertises
const areas: readonly Area[] = expertises.areas

const pictureOf = pictureSources(
  import.meta.glob('../../assets/pictures/expertise-*', {
    query: '?w=600;900;1200&picture',
    import: 'default',
    eager: true,
  }),
)

/** So that no area looks like the one before. */
const grounds = ['raised', 'muted', 'raised', 'night'] as const

const ids = areas.map(({ id }) => id)

/** The areas, one under the other, below an index that marks the one being read. */
export function Areas() {
  const current = useSectionInView(ids)
  const isPhone = useMedia(mediaBelow('tablet'))
  const [isFolded, setFolded] = useState(isPhone)
  // Folding while someone reads below would move the page under his eyes: the scripts may come late.
  if (isPhone !== isFolded && (!isPhone || (scrollY === 0 && location.hash === ''))) setFolded(isPhone)
  return (
    <div>
      <nav className={`${surfaces.raised} ${styles.index}`} aria-label={indexLabel}>
        <ol className={`${container} ${styles.indexList}`}>
          {areas.map(({ id, title }) => (
            <li key={id}>
              <FragmentLink
                to={pages.expertises.path}
                search
                hash={id}
                className={styles.indexLink}
                isCurrent={id === current}
              >
                {title}
              </FragmentLink>
            </li>
          ))}
        </ol>
      </nav>
      {areas.map(({ id, title, text, picture, features }, index) => (
        <Region key={id} id={id} surface={grounds[index % grounds.length] ?? 'raised'} tabIndex={-1}>
          <div className={styles.area}>
            <Picture
              {...pictureOf(picture)}
              className={styles.picture}
              sizes={sizes('100vw', { tablet: '40rem', desktop: '64vw', wide: '880px' })}
            />
            <Stack className={styles.words}>
              <Title>{title}</Title>
              <p>{text}</p>
            </Stack>
            <Stack as="ul" className={styles.features}>
              {features.map((feature) => (
                <li key={feature.title} className={styles.feature}>
                  <Feature {...feature} isFolded={isFolded} />
                </li>
              ))}
            </Stack>
          </div>
        </Region>
      ))}
    </div>
  )
}

type FeatureProps = { id?: string; title: string; text: string; isFolded: boolean }

/** Folded only by a script: what the build writes is open. So is what the address names. */
function Feature({ id, title, text, isFolded }: FeatureProps) {
  const isTarget = useLocation({ select: ({ hash }) => hash !== '' && hash === id })
  const words = text.split('\n').map((paragraph) => (
    <Text key={paragraph} size="small">
      {paragraph}
    </Text>
  ))
  if (!isFolded)
    return (
      <Stack gap="s">
        <strong id={id} className={styles.name} tabIndex={-1}>
          {title}
        </strong>
        {words}
      </Stack>
    )
  return (
    <details open={isTarget}>
      <summary id={id} className={styles.folded}>
        {title}
      </summary>
      <Stack gap="s" className={styles.unfolded}>
        {words}
      </Stack>
    </details>
  )
}
