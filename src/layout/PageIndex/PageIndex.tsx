import { useEffect, useState } from 'react'
import { surfaces } from '../../../styles/surfaces.css.ts'
import type { pages } from '../../content/pages.ts'
import { container } from '../../ui/Section/Section.css.ts'
import { FragmentLink } from '../FragmentLink.tsx'
import * as styles from './PageIndex.css.ts'

type PageIndexProps = {
  path: (typeof pages)['expertises' | 'specialWorks']['path']
  label: string
  sections: readonly { id: string; title: string }[]
}

/** Links to the sections of a page, under its head; the one being read is marked. */
export function PageIndex({ path, label, sections }: PageIndexProps) {
  const current = useSectionInView(sections)
  return (
    <nav className={`${surfaces.concrete} ${styles.index}`} aria-label={label}>
      <ol className={`${container} ${styles.list}`}>
        {sections.map(({ id, title }) => (
          <li key={id} className={styles.entry}>
            <FragmentLink to={path} search hash={id} className={styles.link} isCurrent={id === current}>
              {title}
              <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 2v15M3.5 10.5 10 17l6.5-6.5" />
              </svg>
            </FragmentLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

// A line below the bar: the middle of a tall window may be in the section after the one that a link has led to.
const rootMargin = '-20% 0px -80%'

/** The id of the section that crosses that line, or null where none does. */
function useSectionInView(sections: readonly { id: string }[]) {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(target.id)
          else setCurrent((before) => (before === target.id ? null : before))
        }
      },
      { rootMargin },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
