/** What the visitor has typed into the quote form, by the names of its fields. */
export type QuoteDraft = Readonly<Record<string, string>>

let read = (): QuoteDraft => ({})

/** What must not be lost when the document is left. */
export const quoteDraft = () => read()

/** Who says it: the document before, until a form holds it. */
export const setQuoteDraft = (from: () => QuoteDraft) => {
  read = from
}
