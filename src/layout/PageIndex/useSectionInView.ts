import { useEffect, useState } from 'react'

/** The id of the section that crosses the middle of the window, or null where none does. */
export function useSectionInView(sections: readonly { id: string }[]) {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(target.id)
          else setCurrent((before) => (before === target.id ? null : before))
        }
      },
      { rootMargin: '-50% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
