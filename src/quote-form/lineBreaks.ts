/** With CRLF line breaks, as HTML forms send text and as RFC 6068 requires it in a `mailto:`. */
export const withFormLineBreaks = (text: string) => text.replace(/\r\n?|\n/g, '\r\n')
