import { expect, test, vi } from 'vitest'
import { company } from '../../src/content/company.ts'
import { requestMailto } from '../../src/quote-form/mailto.ts'
import type { QuoteRequest } from '../../src/quote-form/quoteRequest.ts'

const request = (part: Partial<QuoteRequest>): QuoteRequest => ({
  name: 'Zoé',
  email: 'zoe@exemple.fr',
  phone: '',
  subject: '',
  message: 'Bonjour',
  ...part,
})

/** What a mail program makes of the address: only `&`, `=` and percent pairs mean anything there, `+` is a plus. */
function opened(href: string) {
  const [address = '', query = ''] = href.split('?')
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { address, fields, body: fields.find(([name]) => name === 'body')?.[1] ?? '' }
}

const bodyOf = (part: Partial<QuoteRequest>) => opened(requestMailto(request(part))).body

test('it goes to the company, with a subject and a body and nothing else, in safe characters', () => {
  const everything = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)).join('')
  const href = requestMailto(request({ message: everything }))
  expect(href).toMatch(/^mailto:[^?]+\?(?:[\w.~&=-]|%[\dA-F]{2})+$/)
  const { address, fields } = opened(href)
  expect(address).toBe(`mailto:${company.email}`)
  expect(fields.map(([name]) => name)).toEqual(['subject', 'body'])
  expect(fields[0]?.[1]).toBe('Demande de devis')
})

test('a person can read it: one line a field, then the description', () => {
  expect(bodyOf({ phone: '06 12 34 56 78', subject: 'etancheite', message: 'Cave humide.\nMerci' })).toBe(
    [
      'Nom complet\u00A0: Zoé',
      'E-mail\u00A0: zoe@exemple.fr',
      'Téléphone\u00A0: 06 12 34 56 78',
      'Type de projet\u00A0: Étanchéité',
      '',
      'Description du projet\u00A0:',
      'Cave humide.',
      'Merci',
    ].join('\r\n'),
  )
})

test('what was left empty is said to be so', () => {
  expect(bodyOf({}).match(/non précisé/g)).toHaveLength(2)
})

test.each([
  ['accents and signs', 'Été à l’Haÿ-les-Roses\u00A0: 50 % de 20 m² – « œuvre » €'],
  ['what has a meaning in an address', '?subject=Autre&body=faux&cc=x@y.z#ancre;a=b+c/d\\e%20%41%'],
  ['quotes, brackets and commas', `"l'un" (l'autre) <b>gras</b> [1], {2}!*`],
  ['emoji, also composed ones', 'Merci 🏗️👷🏽‍♀️🇫🇷'],
  ['tabs and spaces', '\tun  deux '],
])('the message comes back letter for letter: %s', (_, message) => {
  expect(bodyOf({ message }).endsWith(`:\r\n${message}`)).toBe(true)
  expect(bodyOf({ name: message }).split('\r\n')[0]).toBe(`Nom complet\u00A0: ${message.trim()}`)
})

test.each(['un\ndeux', 'un\rdeux', 'un\r\ndeux'])('every line break is CRLF: %j', (message) => {
  expect(bodyOf({ message }).endsWith('un\r\ndeux')).toBe(true)
})

test('a line break in a field of one line adds no line', () => {
  const body = bodyOf({ name: 'Zoé\r\nBcc: autre@exemple.fr', email: 'a@b.fr\n', phone: '01\r02' })
  expect(body.split('\r\n').slice(0, 3)).toEqual([
    'Nom complet\u00A0: Zoé Bcc: autre@exemple.fr',
    'E-mail\u00A0: a@b.fr',
    'Téléphone\u00A0: 01 02',
  ])
})

test.each(['\uD83D', '\uDE00', 'a\uD83Db', '\uDE00\uD83D'])('half a character does no harm: %j', (half) => {
  // Firefox has it from 119 on.
  vi.spyOn(String.prototype, 'toWellFormed').mockImplementation(() => {
    throw new TypeError('toWellFormed is not a function')
  })
  expect(bodyOf({ message: half, name: half })).toContain('\uFFFD')
})

const mark = '[…] (texte coupé\u00A0: la suite est restée dans le formulaire)'

test.each(['a', 'é', '🏗', "'", '\n', '\uD83D', 'Étage 3, mur à 50 % & « sol »\r\n👷 '])(
  '20,000 characters are cut to at most 2,000 of address, with a mark: %j',
  (unit) => {
    expect(bodyOf({ message: unit.repeat(100 / unit.length) })).not.toContain(mark)
    const message = unit.repeat(20_000 / unit.length)
    const href = requestMailto(request({ message }))
    expect(href.length).toBeLessThanOrEqual(2000)
    // As much of it as fits: the next character, at most 12 of the address, would be too much.
    expect(href.length).toBeGreaterThan(2000 - 13)
    const { body } = opened(href)
    expect(body.endsWith(`\r\n${mark}`)).toBe(true)
    const [, kept = ''] = body.slice(0, -mark.length - 2).split('projet\u00A0:\r\n')
    const whole = message.toWellFormed().replace(/\r\n?|\n/g, '\r\n')
    expect(whole.startsWith(kept)).toBe(true)
    expect(kept.isWellFormed()).toBe(true)
  },
)

test('an endless name is cut too, and the address still opens', () => {
  const href = requestMailto(request({ name: 'é'.repeat(20_000) }))
  expect(href.length).toBeLessThanOrEqual(2000)
  expect(opened(href).body.endsWith(mark)).toBe(true)
})
