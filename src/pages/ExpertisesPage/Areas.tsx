import { useLocation } from '@tanstack/react-router'
import { mediaBelow, sizes } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import waterproofing from '../../assets/pictures/expertise-etancheite-cuvelage.webp?w=400;600;900;1200&picture'
import repairs from '../../assets/pictures/expertise-reparation-renfort.webp?w=400;600;900;1200&picture'
import floors from '../../assets/pictures/expertise-sols-techniques.webp?w=400;600;900;1200&picture'
import injection from '../../assets/pictures/expertise-injection.webp?w=400;600;900;1200&picture'
import { expertises } from '../../content/expertises.ts'
import { pages } from '../../content/pages.ts'
import { FragmentLink } from '../../layout/FragmentLink.tsx'
import { columns } from '../../ui/Columns/Columns.css.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { container } from '../../ui/Section/Section.css.ts'
import { Region, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { text as textStyle } from '../../ui/Text/Text.css.ts'
import * as styles from './Areas.css.ts'
import { useMedia } from './useMedia.ts'
import { useSectionInView } from './useSectionInView.ts'

const { areas, indexLabel } = expertises

const items = [
  { ...areas.waterproofing, name: 'sampleWaterproofing', sources: waterproofing },
  { ...areas.repairs, name: 'sampleRepairs', sources: repairs },
  { ...areas.floors, name: 'sampleFloors', sources: floors },
  { ...areas.injection, name: 'sampleInjection', sources: injection },
] as const

const ids = items.map(({ id }) => id)

/** Four areas, one under the other, below an index that marks the one being read. */
export function Areas() {
  const current = useSectionInView(ids)
  const isPhone = useMedia(mediaBelow('tablet'))
  return (
    <div className={`${surfaces.raised} ${styles.areas}`}>
      <nav className={styles.index} aria-label={indexLabel}>
        <ol className={`${container} ${styles.indexList}`}>
          {items.map(({ id, title }) => (
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
      {items.map(({ id, title, text, features, name, sources }) => (
        <Region key={id} id={id} className={`${container} ${columns()} ${styles.area}`} tabIndex={-1}>
          <Picture
            name={name}
            className={styles.picture}
            sources={sources}
            sizes={sizes('100vw', { tablet: '40rem', desktop: '64vw', wide: '880px' })}
          />
          <Stack className={styles.words}>
            <Title>{title}</Title>
            <p>{text}</p>
          </Stack>
          <Stack as="ul" className={styles.features}>
            {features.map((feature) => (
              <li key={feature.title} className={styles.feature}>
                <Feature {...feature} isFolded={isPhone} />
              </li>
            ))}
          </Stack>
        </Region>
      ))}
    </div>
  )
}

type FeatureProps = { id?: string; title: string; text: string; isFolded: boolean }

/** Folded only by a script: what the build writes is open. So is what the address names. */
function Feature({ id, title, text, isFolded }: FeatureProps) {
  const isTarget = useLocation({ select: ({ hash }) => hash !== '' && hash === id })
  const words = <span className={`${textStyle({ size: 'small' })} ${styles.text}`}>{text}</span>
  if (!isFolded)
    return (
      <>
        <strong id={id} className={styles.name} tabIndex={-1}>
          {title}
        </strong>{' '}
        {words}
      </>
    )
  return (
    <details open={isTarget}>
      <summary id={id} className={styles.folded}>
        {title}
      </summary>
      {words}
    </details>
  )
}
