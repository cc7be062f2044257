/** `unknown`: no answer, or one that does not say. The request may have arrived all the same. */
export type Outcome = 'accepted' | 'refused' | 'unsent' | 'unknown'

/**
 * What an answer proves. A status of 200 alone is no proof: a firewall's page has it too, and an error that PHP shows.
 * Of the others only 4xx is one: a program may have taken the request before its gateway gave up waiting.
 */
export function outcomeOf(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  text: string,
  endpoint: string,
): Outcome {
  const flag = flagIn(text)
  // Netlify takes what is sent to a page with a form, and answers with another page. A host that only serves files
  // answers with the page itself.
  const isTaken = endpoint.endsWith('.html') ? !text.includes('<form') : flag === 'true'
  if (ok && isTaken) return 'accepted'
  return flag === 'false' || (status >= 400 && status < 500) ? 'refused' : 'unknown'
}

/** Our script and Formspree say `ok`, other services `success`; FormSubmit puts the value in quotation marks. */
function flagIn(text: string) {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer !== 'object' || answer === null) return ''
    return String('ok' in answer ? answer.ok : 'success' in answer ? answer.success : '')
  } catch {
    return ''
  }
}
