import { sizes } from '../../../styles/responsive.ts'
import { projects, type Project } from '../../content/projects.ts'
import { pictureSources } from '../../ui/Picture/pictureSources.ts'
import { PictureSwitch } from '../../ui/PictureSwitch/PictureSwitch.tsx'
import * as styles from './ProjectStates.css.ts'

const { states } = projects

const pictureOf = pictureSources(
  import.meta.glob('../../assets/pictures/projet-*', {
    query: '?w=480;800;1200;1440;2016&quality=64&picture',
    import: 'default',
    eager: true,
  }),
  // A whole façade would be too small there.
  import.meta.glob('../../assets/pictures/telephone/projet-*', {
    query: '?w=480;640;780&quality=54&effort=5&picture',
    import: 'default',
    eager: true,
  }),
)

const inTime = ['before', 'during', 'after'] as const

type ProjectStatesProps = {
  project: Project
  /** `wide` is as wide as the window. Its first picture is fetched at once. */
  shape: keyof typeof styles.shapes
}

/** Pictures of a project from the same viewpoint: before, during and after the works. */
export function ProjectStates({ project: { title, pictures }, shape }: ProjectStatesProps) {
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
        const name = pictures[state]
        return name
          ? [{ value: state, label: states[state], picture: { ...pictureOf(name), sizes: shownAt } }]
          : []
      })}
      frame={styles.shapes[shape]}
      className={styles.groups[shape]}
      priority={shape === 'wide'}
    />
  )
}
