import { expect, test } from 'vitest'
import { outcomeOf, type Outcome } from '../../src/quote-form/outcome.ts'

const page = '<!doctype html><title>Merci</title>'
const script = '/devis.php'
const netlify = '/__forms.html'

test.each<[Outcome, what: string, endpoint: string, status: number, text: string]>([
  ['accepted', 'our script', script, 200, '{"ok":true}'],
  ['accepted', 'Formspree', 'https://forms.example/f/a', 200, '{"next":"/thanks","ok":true}'],
  ['accepted', 'Web3Forms', 'https://forms.example/submit', 201, '{"success":true,"message":"Sent"}'],
  ['accepted', 'FormSubmit', 'https://forms.example/ajax/a', 200, '{"success":"true"}'],
  ['accepted', 'Netlify', netlify, 200, page],
  ['refused', 'our script without mail', script, 500, '{"ok":false}'],
  ['refused', 'Formspree, of an address', 'https://forms.example/f/a', 422, '{"errors":[{"field":"email"}]}'],
  ['refused', 'FormSubmit, not yet confirmed', 'https://forms.example/ajax/a', 200, '{"success":"false"}'],
  ['refused', 'Netlify without forms', netlify, 404, page],
  ['refused', 'a firewall', script, 403, page],
  ['unknown', 'a page with status 200', script, 200, page],
  ['unknown', 'the source of a script that is not run', script, 200, '<?php echo \'{"ok":true}\';'],
  ['unknown', 'an error that PHP shows', script, 200, '<b>Fatal error</b>: mail()\n{"ok":true}'],
  ['unknown', 'an error that PHP hides', script, 500, ''],
  ['unknown', 'a gateway', script, 504, page],
  ['unknown', 'an error page of Netlify', netlify, 500, page],
  ['unknown', 'another error page of Netlify', netlify, 503, page],
  ['unknown', 'a host that serves the page itself', netlify, 200, '<form name="devis"></form>'],
  ['unknown', 'other words', script, 200, '{"status":"submitted"}'],
  ['unknown', 'nothing', script, 204, ''],
  ...['null', 'true', '"ok"', '[]', '{"ok":1}', '{"ok":{}}'].map(
    (text): [Outcome, string, string, number, string] => ['unknown', text, script, 200, text],
  ),
])('%s: %s', (outcome, _what, endpoint, status, text) => {
  expect(outcomeOf({ ok: status >= 200 && status < 300, status }, text, endpoint)).toBe(outcome)
})
