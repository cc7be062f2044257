import { withFormLineBreaks } from './mailto.ts'
import { outcomeOf, type Outcome } from './outcome.ts'

const timeLimit = 15_000

/** The browser asks a visitor who closes the page during sending to confirm: the request might be lost. */
const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Sends the form to `endpoint` as the browser's own submission would, with `fetch`. */
export async function send(form: HTMLFormElement, endpoint: string): Promise<Outcome> {
  // The body is read before the first `await`: it holds the values at submission.
  const body = formBody(form)
  // `AbortSignal.timeout` has a clock that no test can move.
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), timeLimit)
  addEventListener('beforeunload', warnBeforeUnload)
  try {
    if (!(await isOnline(wait.signal))) return 'unsent'
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      // A followed redirect could end at a page that answers 200 to every request.
      redirect: 'manual',
      signal: wait.signal,
    })
    if (answer.type === 'opaqueredirect') return 'unknown'
    // `text()` throws if the connection is lost.
    return outcomeOf(answer, await answer.text(), endpoint)
  } catch {
    // The browser's console has the cause, except at the time limit above.
    return 'unknown'
  } finally {
    clearTimeout(timer)
    removeEventListener('beforeunload', warnBeforeUnload)
  }
}

/** `navigator.onLine` is wrongly false behind some VPNs, so the site itself is asked too. */
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
