import { withFormLineBreaks } from './mailto.ts'
import { outcomeOf, type Outcome } from './outcome.ts'

const timeLimit = 15_000

/** Asks a visitor who closes the page during sending to confirm: the request might be lost, its answer certainly. */
const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Sends the form to `endpoint` as the browser itself would, in the background. */
export async function send(form: HTMLFormElement, endpoint: string): Promise<Outcome> {
  // Before anything is awaited: what the visitor types from now on is not sent.
  const body = formBody(form)
  // Not by `AbortSignal.timeout`: no test could move its clock.
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), timeLimit)
  addEventListener('beforeunload', warnBeforeUnload)
  try {
    if (!(await isOnline(wait.signal))) return 'unsent'
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      // If it were followed, a redirect could end at a page that answers 200 to everyone.
      redirect: 'manual',
      signal: wait.signal,
    })
    if (answer.type === 'opaqueredirect') return 'unknown'
    // This throws if the answer breaks off.
    return outcomeOf(answer, await answer.text(), endpoint)
  } catch {
    // The browser's console says why, except at our own time limit. The request may have arrived all the same.
    return 'unknown'
  } finally {
    clearTimeout(timer)
    removeEventListener('beforeunload', warnBeforeUnload)
  }
}

/** Behind some VPNs a browser takes itself for offline: only where the site does not answer either is nothing sent. */
const isOnline = async (signal: AbortSignal) =>
  navigator.onLine ||
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )

function formBody(form: HTMLFormElement) {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, withFormLineBreaks(value))
  }
  return body
}
