import '../styles/global.css.ts'

// The only script that the page asks for by itself. The rest comes after the first paint, when the browser
// is idle or when the visitor first touches the page, whichever comes first; links, menu and form need none.
const firstTouch = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'scroll'] as const

// The browser tells when the page is on screen; a frame's callbacks run before that.
const painted = new Promise<void>((resolve) => {
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  } else requestAnimationFrame(() => setTimeout(resolve))
})

const wanted = new Promise<void>((resolve) => {
  // The first picture and the font may come some frames after the first paint: they go before the scripts.
  const whenComplete = () => setTimeout(whenIdle, 200)
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else resolve()
  }
  if (document.readyState === 'complete') whenComplete()
  else addEventListener('load', whenComplete, { once: true })
  for (const type of firstTouch) addEventListener(type, () => resolve(), { once: true, passive: true })
})

async function load() {
  await painted
  await wanted
  const root = document.getElementById('root')
  if (!root) return
  const scripts = root.dataset.scripts?.split(' ') ?? []
  // All at once. If one fails, the page stays as it came: it reads, and its links go on.
  const [client]: (typeof import('./client.tsx'))[] = await Promise.all(
    scripts.map((script) => import(/* @vite-ignore */ script)),
  )
  await client?.start(root)
}

void load()
