import { useEffect, useState } from 'react'
import { surfaces } from '../../../styles/surfaces.css.ts'
import type { pages } from '../../data/pages.ts'
import { container } from '../../ui/primitives.css.ts'
import { FragmentLink } from '../../ui/FragmentLink.tsx'
import * as styles from './SectionNav.css.ts'

type Sections = readonly { id: string; title: string }[]

type SectionNavProps = {
  path: (typeof pages)['expertises' | 'specialWorks']['path']
  label: string
  sections: Sections
}

/** “On this page” navigation: links to the sections, with the one in the viewport marked. */
export function SectionNav({ path, label, sections }: SectionNavProps) {
  const current = useScrollSpy(sections)
  return (
    <nav className={`${surfaces.concrete} ${styles.nav}`} aria-label={label}>
      <ol className={`${container} ${styles.list}`}>
        {sections.map(({ id, title }) => (
          <li key={id} className={styles.entry}>
            <FragmentLink to={path} search hash={id} className={styles.link} isCurrent={id === current}>
              {title}
              <svg className={styles.arrow} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 2v15M3.5 10.5 10 17l6.5-6.5" />
              </svg>
            </FragmentLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Scrollspy: returns the `id` of the first section in the upper half of the viewport. */
function useScrollSpy(sections: Sections) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const inView = new Set<string>()
    // A link scrolls its section to the end of `scroll-padding-top`, where the section before it ends. The padding may grow
    // by 16 px with the header later, so the observed area begins that much lower.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        setCurrent(sections.find(({ id }) => inView.has(id))?.id)
      },
      { rootMargin: `-${parseFloat(scrollPaddingTop) + 24}px 0px -50%` },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
