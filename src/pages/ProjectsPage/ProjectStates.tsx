import { Fragment, useId } from 'react'
import { sizes } from '../../../styles/responsive.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { projects, type Project } from '../../content/projects.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { pictureSources } from '../../ui/Picture/pictureSources.ts'
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

/** "During" of three, the later of two. */
const selected = 1

type ProjectStatesProps = {
  project: Project
  /** `wide` is as wide as the window. Its first picture is fetched at once. */
  shape: keyof typeof styles.shapes
}

/**
 * Pictures from the same viewpoint: before, during and after the works. Radio buttons on a dimension line switch them,
 * with CSS alone. A lazy picture that is not displayed is not loaded, so the others load only when they are chosen. On
 * paper all are in a row. A picture alone has no switch.
 */
export function ProjectStates({ project: { title, pictures }, shape }: ProjectStatesProps) {
  const group = useId()
  const isFirst = shape === 'wide'
  // On a phone only the middle of the third is seen, which is as high as its upright frame.
  const shownAt = isFirst
    ? '100vw'
    : sizes(shape === 'right' ? '143vw' : '100vw', {
        phablet: shape === 'inside' ? '176vw' : '100vw',
        desktop: shape === 'inside' ? '100vw' : '60vw',
      })
  const shown = inTime.flatMap((state) => {
    const name = pictures[state]
    return name ? [{ state, picture: { ...pictureOf(name), sizes: shownAt } }] : []
  })
  if (shown.length < 2)
    return shown.map(({ state, picture }) => (
      <div key={state} className={styles.groups[shape]}>
        <Picture {...picture} className={styles.shapes[shape]} priority={isFirst} />
      </div>
    ))
  return (
    <fieldset className={styles.groups[shape]}>
      <legend className={visuallyHidden}>
        {states.legend}, {title}
      </legend>
      {shown.map(({ state }, index) => (
        <Fragment key={state}>
          <input
            className={styles.radio}
            type="radio"
            id={`${group}${state}`}
            name={group}
            value={state}
            defaultChecked={index === selected}
          />
          <label className={styles.word} htmlFor={`${group}${state}`}>
            {states[state]}
          </label>
        </Fragment>
      ))}
      <div className={`${styles.stack} ${styles.shapes[shape]}`}>
        {shown.map(({ state, picture }, index) => (
          <Picture
            key={state}
            {...picture}
            className={classes(styles.pictures[index], index === shown.length - 1 && styles.lastPicture)}
            priority={isFirst && index === selected}
          />
        ))}
      </div>
      <span className={styles.line} aria-hidden="true" />
    </fieldset>
  )
}
