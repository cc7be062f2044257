import { CatchBoundary } from '@tanstack/react-router'
import { useEffect, useMemo, useReducer, type ComponentType } from 'react'

/**
 * What a script makes of one element of a page. It renders nothing but what goes into empty parts of the element (as a
 * portal): the rest may have been changed by others.
 */
type ElementScript = ComponentType<{ element: HTMLElement }>

/** How the scripts of pages' elements are loaded, by what the elements have in their attribute `data-script`. */
export type Scripts = Readonly<Record<string, () => Promise<ElementScript>>>

const loaded = new Map<string, ElementScript>()

const elementsOf = (box: HTMLElement) =>
  Array.from(box.querySelectorAll<HTMLElement>('[data-script]'), (element) => ({
    element,
    name: element.dataset.script ?? '',
  }))

/** Loads what the elements in `box` need, so that PageScripts finds it at once. */
export const loadScripts = (box: HTMLElement, scripts: Scripts) =>
  Promise.all(
    elementsOf(box).map(async ({ name }) => {
      const script = await scripts[name]?.()
      if (script) loaded.set(name, script)
    }),
  )

type PageScriptsProps = { box: HTMLElement; scripts: Scripts }

/**
 * Gives the elements of the page in `box` to their scripts. Pages are markup and nothing else, so a script finds the same
 * whether the server wrote the page or React has rendered it. If a script fails, its element works as it was written.
 */
export function PageScripts({ box, scripts }: PageScriptsProps) {
  const elements = useMemo(() => elementsOf(box), [box])
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const areLoaded = elements.every(({ name }) => loaded.has(name))
  useEffect(() => {
    if (areLoaded) return
    loadScripts(box, scripts).then(renderAgain, (cause: unknown) => reportError(cause))
  }, [box, scripts, areLoaded])
  return elements.map(({ element, name }, index) => {
    const ElementScript = loaded.get(name)
    return (
      ElementScript && (
        <CatchBoundary key={index} getResetKey={() => ''} errorComponent={() => null}>
          <ElementScript element={element} />
        </CatchBoundary>
      )
    )
  })
}
