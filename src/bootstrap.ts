import '../styles/global.css.ts'

declare global {
  interface Navigator {
    /** Chromium only, and not always complete. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

// The only script in a page's HTML. It loads the client after the first paint, when the browser is idle or at the first
// interaction. Until then links, menu and form work without JavaScript.

// A link to a closed <details> opens it.
const target = document.getElementById(location.hash.slice(1))?.closest('details')
if (target) target.open = true

const statefulElements = () =>
  Array.from(
    document.querySelectorAll<HTMLDetailsElement | HTMLInputElement>('main :is(details, [type="radio"])'),
  )

// A reload restores open <details> and checked radio buttons. The browser restores the scroll position, which depends on them.
try {
  const storageKey = 'reload'
  const saved = sessionStorage.getItem(storageKey)
  const elements = statefulElements()
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
  if (isReload && saved?.length === elements.length)
    elements.forEach((each, index) => {
      const isOn = saved[index] === '1'
      if ('open' in each) each.open = isOn
      else each.checked = isOn
    })
  addEventListener('pagehide', () =>
    sessionStorage.setItem(
      storageKey,
      statefulElements()
        .map((each) => Number('open' in each ? each.open : each.checked))
        .join(''),
    ),
  )
} catch {
  // Where storage is blocked, a reload shows the page as prerendered.
}

// Print shows all <details> open. Chrome before 131, Firefox before 143 and Safari before 18.4 lack ::details-content, which does
// that in print.css.ts.
addEventListener('beforeprint', () => {
  const closed = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')
  for (const each of closed) each.open = true
  addEventListener('afterprint', () => closed.forEach((each) => (each.open = false)), { once: true })
})

const once = (type: string) =>
  new Promise((resolve) => addEventListener(type, resolve, { once: true, passive: true }))

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

// Not `scroll` and `focusin`: the browser itself causes these, for a fragment or on a reload.
const interactionEvents = ['pointerdown', 'pointerover', 'wheel', 'keydown', 'click']

const firstInteraction = Promise.race(interactionEvents.map(once))

// `load` fires after all images that are not lazy; after 10 s a slow image no longer delays hydration.
const loaded = Promise.race([once('load'), delay(10_000)])

const nextFrame = () => new Promise(requestAnimationFrame)

// The callback of the first frame runs before the browser paints it.
const firstPaint = nextFrame().then(nextFrame)

// The first image and the font may be painted some frames after `load`. The delay lets them come before the scripts.
const browserIdle = loaded
  .then(() => delay(200))
  .then(
    () =>
      'requestIdleCallback' in window &&
      new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  )

/** If false, the page stays static HTML, which works without JavaScript. */
function canHydrate() {
  // The menu needs the Popover API, which Firefox ESR 115 and iOS 16 lack.
  if (!('popover' in HTMLElement.prototype)) return false
  try {
    // The router hangs at a URL that is not UTF-8, such as /r%E9alisations.
    decodeURI(location.pathname)
    return true
  } catch {
    return false
  }
}

async function load() {
  if (!canHydrate()) return
  await firstPaint
  const { saveData, effectiveType } = navigator.connection ?? {}
  // On a slow connection, or with Save-Data, the scripts load at the first interaction only.
  await Promise.race(
    saveData || effectiveType?.includes('2g') ? [firstInteraction] : [firstInteraction, browserIdle],
  )
  const scripts = document.getElementById('root')?.dataset.scripts?.split(' ') ?? []
  // The first URL is the client entry, written by build/writePages.ts. Importing it by name would add Vite's preload helper and
  // double this script's size. If a script fails to load, the page stays static HTML.
  const [client]: (typeof import('./entry-client.tsx'))[] = await Promise.all(
    scripts.map((script) => import(/* @vite-ignore */ script)),
  )
  await client?.hydrate()
}

void load()
