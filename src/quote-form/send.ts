import { withFormLineBreaks } from './lineBreaks.ts'

/** `unknown`: no answer, or one that cannot be read. The request may have arrived all the same. */
export type Outcome = 'accepted' | 'refused' | 'unsent' | 'unknown'

const longestWait = 15_000

/** The browser asks whoever closes the page while it sends: the request might be lost, and its answer would be. */
const askFirst = (event: BeforeUnloadEvent) => {
  event.preventDefault()
  // Chrome and Edge before version 119 ask for this only.
  event.returnValue = true
}

/** Sends the form to `endpoint` as the browser itself would, in the background. */
export async function send(form: HTMLFormElement, endpoint: string): Promise<Outcome> {
  const wasOffline = !navigator.onLine
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), longestWait)
  addEventListener('beforeunload', askFirst)
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: formBody(form),
      // Followed, a redirect may end in a page that says 200 to everyone.
      redirect: 'manual',
      signal: wait.signal,
    })
    if (answer.type === 'opaqueredirect') return 'unknown'
    // An answer that breaks off cannot be read.
    await answer.arrayBuffer()
    return answer.ok ? 'accepted' : 'refused'
  } catch {
    // The browser's console says why, but for our own time limit; the visitor is told what is known.
    return wasOffline ? 'unsent' : 'unknown'
  } finally {
    clearTimeout(timer)
    removeEventListener('beforeunload', askFirst)
  }
}

/** With line breaks as forms have them, and the seconds since the page was asked for, by which a robot is known. */
function formBody(form: HTMLFormElement) {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, withFormLineBreaks(value))
  }
  body.append('seconds', `${Math.round(performance.now() / 1000)}`)
  return body
}
