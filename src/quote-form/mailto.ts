import { email as receiver, mailtoHref } from '../data/companyDetails.ts'
import { quoteForm } from '../data/quoteForm.ts'

export type FieldName = keyof typeof quoteForm.fields

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(quoteForm.fields, name)

/** The form's values, as typed. */
export type QuoteRequest = Record<FieldName, string>

/** With CRLF line breaks, as HTML forms send text and as RFC 6068 requires it in a `mailto:`. */
export const withFormLineBreaks = (text: string) => text.replace(/\r\n?|\n/g, '\r\n')

// Windows passes at most about this many characters to the mail program, and some mail programs cut at about as many.
const maxLength = 2000

const { copy, fields, mail } = quoteForm

const { emptyValue, truncated, subject } = mail

/**
 * A `mailto:` URL to the company with the request, laid out for a human reader. The URL has at most 2,000 characters: a longer
 * message is cut at its end, with a mark that says so.
 */
export function requestMailto(request: QuoteRequest) {
  const body = mailBody(request)
  const whole = hrefWith(body)
  if (whole.length <= maxLength) return whole
  const end = `\n${truncated}`
  let room = maxLength - hrefWith(end).length
  let kept = ''
  for (const character of body) {
    room -= encode(character).length
    if (room < 0) break
    kept += character
  }
  return hrefWith(kept + end)
}

/** The same e-mail with its address and subject, as a text to copy. The text is never cut. */
export const requestText = (request: QuoteRequest) =>
  [line(copy.to, receiver), line(copy.subject, subject), '', mailBody(request)].join('\n')

const hrefWith = (body: string) => `${mailtoHref}?subject=${encode(subject)}&body=${encode(body)}`

// `encodeURIComponent` throws at a lone surrogate. The characters of the pattern are valid in a URL, but some mail programs
// misread them.
const encode = (text: string) =>
  encodeURIComponent(withFormLineBreaks(text).toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const mailBody = ({ name, email, phone, subject: kind, message }: QuoteRequest) =>
  [
    line(fields.name.inMail, oneLine(name) || emptyValue),
    line(fields.email.inMail, oneLine(email) || emptyValue),
    line(fields.phone.inMail, oneLine(phone) || emptyValue),
    line(fields.subject.inMail, fields.subject.options[kind] ?? emptyValue),
    '',
    line(fields.message.inMail, ''),
    // Line breaks of one character each cannot be cut in two.
    message.replace(/\r\n?/g, '\n'),
  ].join('\n')

const line = (heading: string, value: string) => `${heading}\u00A0: ${value}`.trimEnd()

const oneLine = (value: string) => value.replace(/[\r\n]+/g, ' ').trim()
