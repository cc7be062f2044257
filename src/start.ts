import '../styles/global.css.ts'

declare global {
  interface Navigator {
    /** Not in Safari and Firefox. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

// The only script that the page asks for by itself. The rest comes after the first paint, when the browser
// is idle or when the visitor first touches the page, whichever comes first; links and form need none, nor does the
// menu where the browser has popovers (Menu.tsx).
// Neither `scroll` nor `focusin`: the browser itself scrolls and moves the focus, to a fragment or on a reload.
const touches = ['pointerdown', 'pointerover', 'wheel', 'keydown', 'click']

const event = (type: string) =>
  new Promise((resolve) => addEventListener(type, resolve, { once: true, passive: true }))

const after = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay))

const touched = Promise.race(touches.map(event))

// At most 10 s: one picture that hangs must not keep the scripts away.
const loaded = Promise.race([document.readyState === 'complete' || event('load'), after(10_000)])

// The browser tells when the page is on screen; a frame's callbacks run before that. Firefox says nothing of a page
// whose first paint is scrolled.
const painted = Promise.race([
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
  loaded.then(() => new Promise(requestAnimationFrame)).then(() => after(300)),
])

// The first picture and the font may come some frames after the first paint: they go before the scripts.
const idle = loaded
  .then(() => after(200))
  .then(
    () =>
      'requestIdleCallback' in window &&
      new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  )

/** Whoever spares bytes, or waits long for them, gets the scripts at the first touch only. */
const isSparing = () => navigator.connection?.saveData || navigator.connection?.effectiveType.includes('2g')

async function load() {
  await painted
  await (isSparing() ? touched : Promise.race([touched, idle]))
  const root = document.getElementById('root')
  if (!root) return
  const scripts = root.dataset.scripts?.split(' ') ?? []
  // All at once; the first of them is the client. That is for prerender/writePages.ts to see to: what comes from an address
  // has any type. If one fails, the page stays as it came: it reads, and its links go on.
  const [client]: (typeof import('./client.tsx'))[] = await Promise.all(
    scripts.map((script) => import(/* @vite-ignore */ script)),
  )
  await client?.start(root)
}

void load()
