import { useId } from 'react'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { visuallyHidden } from '../../../styles/utilities.css.ts'
import { home } from '../../content/home.ts'
import * as styles from './Figures.css.ts'

const { figures } = home
const sources = figures.items.filter(({ source }) => source !== null)

/** Four figures on the architect's dimension line. */
export function Figures() {
  const id = useId()
  return (
    <section className={`${surfaces.plain} ${styles.band}`} aria-labelledby={id}>
      <h2 id={id} className={visuallyHidden}>
        {figures.title}
      </h2>
      <ul className={styles.figures}>
        {figures.items.map(({ value, label }) => (
          <li key={label} className={styles.figure}>
            <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      {sources.length > 0 && (
        <p className={styles.sources}>
          {sources.map(({ value, label, source }) => `${value} ${label}\u00A0: ${source}.`).join(' ')}
        </p>
      )}
    </section>
  )
}
