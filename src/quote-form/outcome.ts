/** `unknown`: no answer, or an answer that proves nothing. The request may have arrived. */
export type Outcome = 'accepted' | 'refused' | 'unsent' | 'unknown'

/**
 * What an answer proves. A status of 200 alone does not prove acceptance: a firewall's page and a displayed PHP error have it too.
 * A status of 4xx proves refusal; 5xx does not, because a program may have taken the request before its gateway timed out.
 */
export function outcomeOf(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  text: string,
  endpoint: string,
): Outcome {
  const flag = flagIn(text)
  // Netlify Forms accepts a POST to a page that has a form, and answers with another page. A host without forms answers with the
  // same page.
  const isTaken = endpoint.endsWith('.html') ? !text.includes('<form') : flag === 'true'
  if (ok && isTaken) return 'accepted'
  return flag === 'false' || (status >= 400 && status < 500) ? 'refused' : 'unknown'
}

/** devis.php and Formspree answer with `ok`, other services with `success`; FormSubmit's value is a string. */
function flagIn(text: string) {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer !== 'object' || answer === null) return ''
    return String('ok' in answer ? answer.ok : 'success' in answer ? answer.success : '')
  } catch {
    return ''
  }
}
