import { useEffect, useState } from 'react'
import { pages } from '../../content/pages.ts'
import { partOf } from '../../ui/parts.ts'
import { useShown } from '../PageTransition/currentPage.ts'
import { barClasses } from './barClasses.ts'
import { useMenu } from './useMenu.ts'

/** Keeps the bar that the server wrote in step with the page, its scrolling and the menu. */
export function Bar() {
  const onHome = useShown().page === pages.home
  const scrolled = useScrolled()
  const menuOpen = useMenu()
  useEffect(() => {
    const { classList } = partOf(document, 'bar')
    for (const [name, applies] of barClasses({ onHome, scrolled, menuOpen }))
      for (const each of name.split(' ')) classList.toggle(each, applies)
  }, [onHome, scrolled, menuOpen])
  return null
}

function useScrolled() {
  const [scrolled, setScrolled] = useState(() => scrollY > 50)
  useEffect(() => {
    const look = () => setScrolled(scrollY > 50)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return scrolled
}
