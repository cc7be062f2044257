import { Fragment, useId, type ComponentProps } from 'react'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import * as styles from './PictureSwitch.css.ts'

/** "During" of three, the later of two. */
const selected = 1

type PictureSwitchProps = {
  legend: string
  states: { value: string; label: string; picture: ComponentProps<typeof Picture> }[]
  /** They are as large as this class says, with the line on their lower edge. */
  frame: string
  className?: string | undefined
  /** The picture that is selected is fetched at once. */
  priority: boolean
}

/**
 * Pictures from the same viewpoint, of which one is shown. Radio buttons on a dimension line switch them, with CSS alone. A
 * lazy picture that is not displayed is not loaded, so the others load only when they are chosen. On paper all are in a row.
 * A picture alone has no switch.
 */
export function PictureSwitch({ legend, states, frame, className, priority }: PictureSwitchProps) {
  const group = useId()
  if (states.length < 2)
    return states.map(({ value, picture }) => (
      <div key={value} className={classes(styles.group, className)}>
        <Picture {...picture} className={classes(styles.aboveLine, frame)} priority={priority} />
      </div>
    ))
  return (
    <fieldset className={classes(styles.group, className)}>
      <legend className={visuallyHidden}>{legend}</legend>
      {states.map(({ value, label }, index) => (
        <Fragment key={value}>
          <input
            className={styles.radio}
            type="radio"
            id={`${group}${value}`}
            name={group}
            value={value}
            defaultChecked={index === selected}
          />
          <label className={styles.word} htmlFor={`${group}${value}`}>
            {label}
          </label>
        </Fragment>
      ))}
      <div className={classes(styles.stack, frame)}>
        {states.map(({ value, picture }, index) => (
          <Picture
            key={value}
            {...picture}
            className={styles.pictures[index]}
            priority={priority && index === selected}
          />
        ))}
      </div>
      <span className={styles.line} aria-hidden="true" />
    </fieldset>
  )
}
