import '../styles/global.css.ts'

declare global {
  interface Navigator {
    /** Not in Safari and Firefox; elsewhere parts of it may be missing. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

// The only script in the page's HTML. It loads the others after the first paint: when the browser is idle or when the
// visitor first touches the page, whichever comes first. Until then the links, the menu and the form work without scripts.
// `scroll` and `focusin` are left out: the browser itself causes them, at a fragment or on a reload.
const touches = ['pointerdown', 'pointerover', 'wheel', 'keydown', 'click']

// The build writes some texts unfolded, for readers without scripts. They are folded as soon as this runs, except the one
// that the address names and those that stay open on windows as wide as this one (an empty media query matches all), but
// not once the page is scrolled. A page with nothing to fold does not ask for `scrollY`: the browser would lay out the whole
// page at once to answer, and again when the font is there.
const details = document.querySelectorAll<HTMLDetailsElement>('main details')
const named = document.getElementById(location.hash.slice(1))
if (details.length > 0 && scrollY === 0)
  for (const each of details)
    each.open = each.contains(named) || (each.open && matchMedia(each.dataset.openWhen ?? '').matches)

// Nothing stays folded on paper. Chrome before 131, Firefox before 143 and Safari before 18.4 know no style for that.
addEventListener('beforeprint', () => {
  const closed = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')
  for (const each of closed) each.open = true
  addEventListener('afterprint', () => closed.forEach((each) => (each.open = false)), { once: true })
})

const event = (type: string) =>
  new Promise((resolve) => addEventListener(type, resolve, { once: true, passive: true }))

const after = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay))

const touched = Promise.race(touches.map(event))

// This script is in the page's HTML, so the page waits for it before it says `load`. At most 10 s: one picture that hangs
// must not keep the scripts away.
const loaded = Promise.race([event('load'), after(10_000)])

// A `paint` entry means that the page is on screen; `requestAnimationFrame` alone would run before that. The second
// promise is for Firefox, which reports no paint if the page is already scrolled at its first paint.
const painted = Promise.race([
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
  loaded.then(() => new Promise(requestAnimationFrame)).then(() => after(300)),
])

// The first picture and the font may appear some frames after the first paint. The scripts let them go first.
const idle = loaded
  .then(() => after(200))
  .then(
    () =>
      'requestIdleCallback' in window &&
      new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  )

/** Else the document is left as it was written, and works as without scripts. */
function canHydrate() {
  // The menu is one. Firefox ESR 115 and iOS 16 have none.
  if (!('popover' in HTMLElement.prototype)) return false
  try {
    // With an address that is no UTF-8, such as /r%E9alisations, the router hangs.
    decodeURI(location.pathname)
    return true
  } catch {
    return false
  }
}

async function load() {
  if (!canHydrate()) return
  await painted
  // On a slow connection, or one that saves data, the scripts are loaded only when the visitor touches the page.
  const { saveData, effectiveType } = navigator.connection ?? {}
  await Promise.race(saveData || effectiveType?.includes('2g') ? [touched] : [touched, idle])
  const scripts = document.getElementById('root')?.dataset.scripts?.split(' ') ?? []
  // All load in parallel. The first is the client: build/writePages.ts puts it there, and the compiler cannot check it, since
  // an `import()` of a computed address is `any`. By its name, the client would bring Vite's loader of styles along, and this
  // script be twice as large. If one fails to load, the page stays as it was prerendered: it can be read, and its links, its
  // menu and its form work.
  const [client]: (typeof import('./entry-client.tsx'))[] = await Promise.all(
    scripts.map((script) => import(/* @vite-ignore */ script)),
  )
  await client?.hydrate()
}

void load()
