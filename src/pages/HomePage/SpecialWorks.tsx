import { useId } from 'react'
import { sizes } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import viaduct from '../../assets/pictures/travaux-speciaux-viaduc-pierre.webp?w=480;800;1200;1600&picture'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import * as styles from './SpecialWorks.css.ts'

const { title, text, items, link } = home.specialWorks

// Beside the words, the frame is as tall as they are. To fill it, the picture is wider than the frame's 7 columns, and
// is cropped at its sides.
const pictureSizes = sizes('100vw', { desktop: '140vw', wide: '92vw' })

export function SpecialWorks() {
  const id = useId()
  return (
    <section className={`${surfaces.night} ${styles.split}`} aria-labelledby={id}>
      <Picture name="viaduct" className={styles.picture} sources={viaduct} sizes={pictureSizes} />
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.title} className={styles.item}>
              <strong className={styles.itemTitle}>{item.title}</strong> {item.text}
            </li>
          ))}
        </ul>
        <ButtonLink to={pages.specialWorks.path} variant="link">
          {link}
        </ButtonLink>
      </div>
    </section>
  )
}
