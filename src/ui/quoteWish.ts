/** What a link to the quote form says of the request: a type of project, and the first line of the message. */
export type QuoteWish = { readonly subject: string; readonly message: string }

let wish: QuoteWish | null = null

/**
 * Kept until a form takes it, which may be on the next page, or another link is followed. Not in the history: a reload would
 * say it once more.
 */
export const wishQuote = (said: QuoteWish | null) => {
  wish = said
}

export const takeQuoteWish = () => {
  const taken = wish
  wish = null
  return taken
}
