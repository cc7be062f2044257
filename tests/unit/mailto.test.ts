import { expect, test } from 'vitest'
import { quoteForm } from '../../src/data/quoteForm.ts'
import { requestMailto, requestText } from '../../src/quote-form/mailto.ts'
import type { QuoteRequest } from '../../src/quote-form/mailto.ts'
import { loadContent } from '../../src/data/load.ts'

const company = loadContent('entreprise')

const { mail, fields } = quoteForm

const least: QuoteRequest = { name: 'Zoé', email: 'a@b.fr', phone: '', subject: '', message: 'Bonjour' }

/** Parses a mailto: URL as a mail program does: only `&`, `=` and percent-encoding are special; `+` is a plus. */
function opened(part: Partial<QuoteRequest>) {
  const href = requestMailto({ ...least, ...part })
  const [address = '', query = ''] = href.split('?')
  const parts = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { href, address, parts, body: parts.find(([name]) => name === 'body')?.[1] ?? '' }
}

const bodyOf = (part: Partial<QuoteRequest>) => opened(part).body

/** A line of the body. */
const line = (name: keyof QuoteRequest, value: string) =>
  `${quoteForm.fields[name].inMail}\u00A0: ${value}`.trimEnd()

test('the mail goes to the company, with a subject and a body and nothing else, in safe characters', () => {
  const message = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)).join('')
  const { href, address, parts } = opened({ message })
  expect(href).toMatch(/^mailto:[^?]+\?(?:[\w.~&=-]|%[\dA-F]{2})+$/)
  expect(address).toBe(`mailto:${company.email}`)
  expect(parts.map(([name]) => name)).toEqual(['subject', 'body'])
  expect(parts[0]?.[1]).toBe(mail.subject)
})

test('the mail has one line for each field, then the description, and marks empty fields', () => {
  const [[subject, choice] = ['', '']] = Object.entries(fields.subject.options)
  expect(bodyOf({ phone: '06 12', subject, message: 'Cave humide.\nMerci' }).split('\r\n')).toEqual([
    line('name', 'Zoé'),
    line('email', least.email),
    line('phone', '06 12'),
    line('subject', choice),
    '',
    line('message', ''),
    'Cave humide.',
    'Merci',
  ])
  expect(bodyOf({}).split(mail.emptyValue)).toHaveLength(3)
})

test.each([
  ['accents and signs', 'Été à l’Haÿ-les-Roses\u00A0: 50 % de 20 m² – « œuvre » €'],
  ['what has a meaning in an address', '?subject=Autre&body=faux&cc=x@y.z#ancre;a=b+c/d\\e%20%41%'],
  ['quotes, brackets and commas', `"l'un" (l'autre) <b>gras</b> [1], {2}!*`],
  ['emoji, also composed ones', 'Merci 🏗️👷🏽‍♀️🇫🇷'],
  ['tabs and spaces', '\tun  deux '],
])('the message comes back letter for letter: %s', (_, message) => {
  const body = bodyOf({ name: message, message })
  expect(body.endsWith(`\r\n${message}`)).toBe(true)
  expect(body.split('\r\n')[0]).toBe(line('name', message.trim()))
})

test('line breaks of the message are CRLF, and a line break in a one-line field is removed', () => {
  const body = bodyOf({ name: 'Zoé\r\nBcc: a@b.fr', phone: '01\r02', message: 'a\nb\rc\r\nd' })
  const [name, , phone] = body.split('\r\n')
  expect([name, phone]).toEqual([line('name', 'Zoé Bcc: a@b.fr'), line('phone', '01 02')])
  expect(body.endsWith('\r\na\r\nb\r\nc\r\nd')).toBe(true)
})

test.each(['\uD83D', '\uDE00', 'a\uD83Db', '\uDE00\uD83D'])(
  'half a character in a message does no harm: %j',
  (half) => expect(bodyOf({ message: half, name: half })).toContain('\uFFFD'),
)

test.each(['a', 'é', '🏗', "'", '\n', '\uD83D', 'Étage 3, mur à 50 % & « sol »\r\n👷 '])(
  '20,000 characters, also of a name, are cut to at most 2,000 of address, with a mark: %j',
  (unit) => {
    expect(bodyOf({ message: unit.repeat(100 / unit.length) })).not.toContain(mail.truncated)
    const message = unit.repeat(20_000 / unit.length)
    const { href, body } = opened({ message })
    expect(href.length).toBeLessThanOrEqual(2000)
    // The text is cut as late as possible: the next character, up to 12 characters of the URL, would exceed the limit.
    expect(href.length).toBeGreaterThan(2000 - 13)
    expect(body.endsWith(`\r\n${mail.truncated}`)).toBe(true)
    const [, kept = ''] = body.slice(0, -mail.truncated.length - 2).split(`${line('message', '')}\r\n`)
    const whole = message.toWellFormed().replace(/\r\n?|\n/g, '\r\n')
    expect(whole.startsWith(kept)).toBe(true)
    expect(kept.isWellFormed()).toBe(true)
    expect(opened({ name: message }).href.length).toBeLessThanOrEqual(2000)
    // The copied text is not shortened.
    expect(requestText({ ...least, message }).endsWith(message.replaceAll('\r\n', '\n'))).toBe(true)
  },
)
