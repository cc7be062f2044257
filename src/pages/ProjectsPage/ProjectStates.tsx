import { Fragment, useId } from 'react'
import { sizes } from '../../../styles/conditions.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { items, states } from '../../content/realisations.yaml'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import * as styles from './PictureSwitch.css.ts'
import { groups, shapes, underTitle } from './ProjectStates.css.ts'

export type Project = (typeof items)[number]

const inTime = ['before', 'during', 'after'] as const

/** The state that is selected first: “during” of three, the later one of two. */
const selected = 1

// On a phone only the middle of the third picture is visible, as tall as its portrait frame.
const widths = {
  wide: sizes('128vw', { phablet: '100vw' }),
  inside: sizes('100vw', { phablet: '176vw', desktop: '100vw' }),
  right: sizes('143vw', { phablet: '100vw', desktop: '60vw' }),
}

type ProjectStatesProps = {
  project: Project
  /** `wide` spans the viewport; its selected picture is preloaded. */
  shape: keyof typeof shapes
  isUnderTitle?: boolean
}

/**
 * Pictures of a project from the same viewpoint before, during and after the works, one visible at a time. Radio buttons on
 * a dimension line switch them by CSS alone. The browser does not load lazy pictures that are not displayed, so the others
 * load when they are selected. In print all are in a row. A single picture has no switch.
 */
export function ProjectStates({
  project: { title, pictures },
  shape,
  isUnderTitle = false,
}: ProjectStatesProps) {
  const name = useId()
  const shown = inTime.flatMap((state) => {
    const picture = pictures[state]
    return picture ? [{ state, picture: { ...picture, sizes: widths[shape] } }] : []
  })
  const group = classes(styles.group, groups[shape])
  const frame = classes(shapes[shape], isUnderTitle && underTitle)
  const isFirst = shape === 'wide'
  if (shown.length < 2)
    return shown.map(({ state, picture }) => (
      <div key={state} className={group}>
        <Picture {...picture} className={classes(styles.aboveLine, frame)} priority={isFirst} />
      </div>
    ))
  return (
    <fieldset className={group}>
      <legend className={visuallyHidden}>{`${states.legend}, ${title}`}</legend>
      {shown.map(({ state }, index) => (
        <Fragment key={state}>
          <input
            className={styles.radio}
            type="radio"
            id={name + state}
            name={name}
            value={state}
            defaultChecked={index === selected}
          />
          <label className={styles.word} htmlFor={name + state}>
            {states[state]}
          </label>
        </Fragment>
      ))}
      <div className={classes(styles.stack, frame)}>
        {shown.map(({ state, picture }, index) => (
          <Picture
            key={state}
            {...picture}
            className={styles.pictures[index]}
            priority={isFirst && index === selected}
          />
        ))}
      </div>
      <span className={styles.line} aria-hidden="true" />
    </fieldset>
  )
}
