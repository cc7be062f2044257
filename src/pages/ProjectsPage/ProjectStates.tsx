import { Fragment } from 'react'
import { sizes } from '../../../styles/responsive.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { projects, type Project } from '../../content/projects.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { pictureSources } from '../../ui/Picture/pictureSources.ts'
import * as styles from './ProjectStates.css.ts'

const { states } = projects

const pictureOf = pictureSources(
  import.meta.glob('../../assets/pictures/projet-*', {
    query: '?w=480;800;1200;1600&picture',
    import: 'default',
    eager: true,
  }),
)

// All pictures are 16:10. On a phone the first and the third are cropped to 4:3, so only five sixths of their width are
// visible and they must be 120 % of the window's width. The third is cropped in the same way beside its sheet.
const shownAt = {
  wide: sizes('120vw', { phablet: '92vw', wide: '1320px' }),
  right: sizes('100vw', { phablet: '92vw', desktop: '60vw', wide: '856px' }),
  left: sizes('120vw', { phablet: '92vw', desktop: '72vw', wide: '1028px' }),
}

const inTime = ['before', 'during', 'after'] as const

/** "During" of three, the later of two. */
const selected = 1

/** Where a state is on the dimension line. */
const stationOf = (index: number, count: number) =>
  index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle'

type ProjectStatesProps = Pick<Project, 'id' | 'title' | 'pictures'> & {
  place: keyof typeof shownAt
  className: string
  /** Whether its first picture is fetched at once. */
  priority: boolean
}

/**
 * Pictures from the same viewpoint: before, during and after the works. Radio buttons on a dimension line switch them,
 * with CSS alone. A lazy picture that is not displayed is not loaded, so the others load only when they are chosen. On
 * paper all are in a row. A picture alone has no switch.
 */
export function ProjectStates({ id, title, pictures, place, className, priority }: ProjectStatesProps) {
  const shown = inTime.flatMap((state) => {
    const picture = pictures[state]
    return picture ? [{ state, ...pictureOf(picture), sizes: shownAt[place] }] : []
  })
  const count = shown.length
  if (count < 2)
    return shown.map(({ state, ...picture }) => (
      <Picture
        key={state}
        {...picture}
        className={`${styles.shape[place]} ${className}`}
        priority={priority}
      />
    ))
  return (
    <fieldset className={`${styles.group} ${className}`}>
      <legend className={visuallyHidden}>
        {states.legend}, {title}
      </legend>
      <div className={styles.columns[count === 2 ? 'two' : 'three']}>
        {shown.map(({ state }, index) => {
          const station = stationOf(index, count)
          return (
            <Fragment key={state}>
              <input
                className={`${styles.radio[station]} ${styles.column[station]}`}
                type="radio"
                id={`etat-${id}-${state}`}
                name={`etat-${id}`}
                defaultChecked={index === selected}
              />
              <label
                className={`${styles.label[station]} ${styles.column[station]}`}
                htmlFor={`etat-${id}-${state}`}
              >
                {states[state]}
              </label>
            </Fragment>
          )
        })}
        <span className={styles.line} />
        <div className={`${styles.stack} ${styles.shape[place]}`}>
          {shown.map(({ state, ...picture }, index) => (
            <Picture
              key={state}
              {...picture}
              className={(index === selected ? styles.under : styles.over)[stationOf(index, count)]}
              priority={priority && index === selected}
            />
          ))}
        </div>
      </div>
    </fieldset>
  )
}
