import { sizes } from '../../../styles/conditions.ts'
// A whole façade would be too small on a phone: its framings there are others.
import pictureOf from '../../content/projects.ts?pictures'
import { projects, type Project } from '../../content/projects.ts'
import { PictureSwitch } from '../../ui/PictureSwitch/PictureSwitch.tsx'
import * as styles from './ProjectStates.css.ts'

const { states } = projects

const inTime = ['before', 'during', 'after'] as const

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
  // On a phone only the middle of the third is seen, which is as high as its upright frame.
  const shownAt =
    shape === 'wide'
      ? '100vw'
      : sizes(shape === 'right' ? '143vw' : '100vw', {
          phablet: shape === 'inside' ? '176vw' : '100vw',
          desktop: shape === 'inside' ? '100vw' : '60vw',
        })
  return (
    <PictureSwitch
      legend={`${states.legend}, ${title}`}
      states={inTime.flatMap((state) => {
        const picture = pictures[state]
        return picture
          ? [{ value: state, label: states[state], picture: { ...pictureOf(picture), sizes: shownAt } }]
          : []
      })}
      frame={`${styles.shapes[shape]} ${isUnderTitle ? styles.underTitle : ''}`}
      className={styles.groups[shape]}
      priority={shape === 'wide'}
    />
  )
}
