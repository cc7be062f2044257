import { sizes } from '../../../styles/conditions.ts'
// A whole façade would be too small on a phone: its framings there are others.
import pictureOf from '../../content/realisations.yaml?wide=items&pictures'
import { items, states } from '../../content/realisations.yaml'
import { PictureSwitch } from './PictureSwitch.tsx'
import * as styles from './ProjectStates.css.ts'

export type Project = (typeof items)[number]

const inTime = ['before', 'during', 'after'] as const

// On a phone only the middle of the third is seen, which is as high as its upright frame.
const widths = {
  wide: '100vw',
  inside: sizes('100vw', { phablet: '176vw', desktop: '100vw' }),
  right: sizes('143vw', { phablet: '100vw', desktop: '60vw' }),
}

type ProjectStatesProps = {
  project: Project
  /** `wide` is as wide as the window. Its first picture is fetched at once. */
  shape: keyof typeof styles.shapes
  isUnderTitle?: boolean
}

/** Pictures of a project from the same viewpoint: before, during and after the works. */
export function ProjectStates({
  project: { title, pictures },
  shape,
  isUnderTitle = false,
}: ProjectStatesProps) {
  return (
    <PictureSwitch
      legend={`${states.legend}, ${title}`}
      states={inTime.flatMap((state) => {
        const picture = pictures[state]
        return picture
          ? [{ value: state, label: states[state], picture: { ...pictureOf(picture), sizes: widths[shape] } }]
          : []
      })}
      frame={`${styles.shapes[shape]} ${isUnderTitle ? styles.underTitle : ''}`}
      className={styles.groups[shape]}
      priority={shape === 'wide'}
    />
  )
}
