/** As the HTML standard sends text, and as RFC 6068 wants it in a `mailto:`. */
export const withFormLineBreaks = (text: string) => text.replace(/\r\n?|\n/g, '\r\n')
