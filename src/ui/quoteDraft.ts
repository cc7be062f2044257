/** What the visitor has typed into the quote form, by the names of its fields. */
export type QuoteDraft = Readonly<Record<string, string>>

let read = (): QuoteDraft => ({})

/** What must not be lost when the document is left. */
export const quoteDraft = () => read()

/** Said by the document that was left, until a form has it and says what it holds. */
export const readQuoteDraft = (from: () => QuoteDraft) => {
  read = from
}
